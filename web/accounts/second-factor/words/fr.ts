import { counted } from '@ma-cantine/lib/messages/french'

/** The sentences of two-factor authentication. */
export const fr = {
  introduction:
    'Avec la double authentification, votre mot de passe ne suffit plus pour entrer dans votre compte : il faut aussi le code que votre téléphone affiche. Qui devine ou vole votre mot de passe reste dehors.',
  staff: 'L’équipe de ma cantine en a besoin pour écrire sur le site et pour aider les gestionnaires.',
  howTitle: 'Comment faire',
  how: [
    'Installez sur votre téléphone une application qui affiche des codes, par exemple FreeOTP, Aegis ou celle de votre gestionnaire de mots de passe.',
    'Tapez votre mot de passe ci-dessous : un QR code s’affiche.',
    'Lisez-le avec l’application, puis tapez le code qu’elle montre.',
  ],
  password: { labels: { password: 'Votre mot de passe' }, action: 'Continuer', busy: 'Vérification…' },
  scanTitle: 'Ajoutez le compte à votre application',
  scan: 'Lisez ce QR code avec l’application, ou recopiez-y la clé.',
  qr: 'QR code pour votre application de double authentification',
  key: 'Clé à recopier',
  confirm: {
    labels: { code: 'Code affiché par l’application' },
    hint: 'Six chiffres, qui changent toutes les trente secondes',
    action: 'Activer',
    busy: 'Activation…',
  },
  giveUp: 'Abandonner',
  codesTitle: 'Gardez vos codes de secours',
  codes:
    'Chacun ouvre votre compte une fois, à la place du téléphone. Ils ne seront plus montrés : imprimez-les, ou rangez-les avec vos mots de passe.',
  codesList: 'Codes de secours',
  copy: 'Copier les codes',
  save: 'Télécharger les codes',
  fileName: 'codes-de-secours-ma-cantine.txt',
  fileTitle: 'Codes de secours de votre compte ma cantine. Chacun sert une fois.',
  kept: 'J’ai gardé mes codes',
  activated: 'La double authentification est active.',
  renewed: 'Vos anciens codes de secours ne servent plus.',
  activeSince: (day: string) => `La double authentification est active depuis le ${day}.`,
  codesLeft: (count: number) =>
    count === 0
      ? 'Vous n’avez plus de code de secours : demandez-en d’autres, ou vous perdrez l’accès à votre compte avec votre téléphone.'
      : `Il vous reste ${counted(count, 'code de secours', 'codes de secours')}.`,
  renewTitle: 'Demander d’autres codes de secours',
  renew: { action: 'Donner d’autres codes', busy: 'Préparation…' },
  removeTitle: 'Retirer la double authentification',
  removeText: 'Votre mot de passe suffira de nouveau pour entrer dans votre compte.',
  remove: {
    labels: { password: 'Votre mot de passe', code: 'Code de l’application, ou code de secours' },
    action: 'Retirer',
    busy: 'Retrait…',
  },
  removed: 'La double authentification est retirée.',
  signIn: {
    title: 'Il reste un code à donner',
    text: 'Le mot de passe est juste. Ouvrez votre application de double authentification, et tapez le code qu’elle affiche.',
    recoveryText: 'Tapez un de vos codes de secours. Il ne servira plus ensuite.',
    label: 'Code de double authentification',
    hint: 'Six chiffres, par exemple 123 456',
    recoveryHint: 'Quatre groupes de quatre lettres ou chiffres',
    useRecovery: 'Utiliser un code de secours',
    useApplication: 'Utiliser le code de l’application',
    back: 'Revenir à l’identifiant',
  },
  gate: {
    title: 'Un code pour continuer',
    missing:
      'Cet espace de l’équipe demande la double authentification, que votre compte n’a pas encore. Il faut une minute pour l’activer.',
    turnOn: 'Activer la double authentification',
    text: 'Cet espace de l’équipe demande un code de votre application de double authentification, une fois par session.',
    labels: { code: 'Code de l’application, ou code de secours' },
    hint: 'Six chiffres, par exemple 123 456',
    action: 'Continuer',
    busy: 'Vérification…',
  },
}
