import { counted, plural } from '@ma-cantine/lib/messages/french'

/** The sentences of the screens of the newsletter’s issues. English has the same shape, or does not compile. */
export const fr = {
  states: { DRAFT: 'Brouillon', SENDING: 'Envoi en cours', PAUSED: 'Envoi suspendu', SENT: 'Envoyée' },
  list: {
    intro: 'La lettre d’information que reçoivent les personnes abonnées : écrivez-la, relisez-la, puis envoyez-la.',
    add: 'Écrire une infolettre',
    subscribers: (count: number) =>
      count === 0
        ? 'Personne n’est encore abonné.'
        : `${counted(count, 'personne est abonnée', 'personnes sont abonnées')}.`,
    results: 'Les infolettres',
    found: (first: number, last: number, count: number) => `Infolettres ${first} à ${last} sur ${count}`,
    none: 'Aucune infolettre n’est encore écrite.',
    columns: { subject: 'Titre', state: 'État', sent: 'Envoyée à', changed: 'Dernière modification' },
    reached: (sent: number, recipients: number) => `${sent} sur ${counted(recipients, 'personne', 'personnes')}`,
    byProvider: 'Envoyée par notre prestataire',
  },
  content: 'Ce que dit l’infolettre',
  labels: { subject: 'Titre', preheader: 'Phrase d’aperçu', body: 'Texte' },
  hints: {
    subject: 'Ce que l’on lit d’abord dans sa boîte de réception',
    preheader: 'La plupart des messageries la montrent à côté du titre',
    body: 'Un lien seul dans son paragraphe devient un bouton',
  },
  edition: {
    newTitle: 'Nouvelle infolettre',
    oneTitle: 'Modifier l’infolettre',
    save: 'Enregistrer',
    busy: 'Enregistrement…',
    savedTitle: 'Enregistré',
    saved: (subject: string) => `« ${subject} » est enregistrée.`,
    merged: 'Les changements qu’un collègue a enregistrés entre-temps sont gardés aussi.',
    unknown: 'Cette infolettre n’existe pas, ou elle a été supprimée.',
    back: 'Revenir à la liste',
    remove: 'Supprimer',
    removeQuestion: 'Supprimer cette infolettre ?',
    removeText: 'Son texte sera perdu. Cela ne peut pas être annulé.',
    keep: 'La garder',
    removedTitle: 'Supprimée',
    removed: (subject: string) => `« ${subject} » est supprimée.`,
  },
  preview: {
    title: 'Le message reçu',
    phone: 'Sur un téléphone',
    phoneFrame: 'Le message sur un téléphone',
    computer: 'Sur un ordinateur',
    computerFrame: 'Le message sur un ordinateur',
    text: 'En texte seul',
    unsaved: 'Le message montré est celui qui est enregistré : enregistrez vos changements pour qu’ils y soient.',
  },
  send: {
    title: 'Envoyer',
    unsaved: 'Enregistrez d’abord vos changements : vous pourrez ensuite envoyer l’infolettre.',
    nobody: 'Personne n’est encore abonné à la lettre d’information : vous pouvez seulement vous envoyer un essai.',
    people: (count: number) =>
      `${counted(count, 'personne est abonnée et recevra', 'personnes sont abonnées et recevront')} cette infolettre.`,
    test: 'M’envoyer un essai',
    testing: 'Envoi de l’essai…',
    testedTitle: 'Essai envoyé',
    tested: (email: string) => `L’essai arrive à l’adresse ${email}.`,
    send: 'Envoyer à tous',
    confirm: (count: number) => `Envoyer à ${counted(count, 'personne', 'personnes')}`,
    question: (count: number) => `Envoyer cette infolettre à ${counted(count, 'personne', 'personnes')} ?`,
    consequences:
      'Une fois partie, elle ne peut plus être modifiée. L’envoi peut être suspendu, mais les messages déjà reçus ne se reprennent pas.',
    keep: 'Ne pas envoyer',
    sentTitle: 'Envoi commencé',
    sent: (count: number) =>
      `L’infolettre part vers ${counted(count, 'personne', 'personnes')}. L’envoi continue si vous quittez cette page.`,
  },
  sending: {
    title: 'Avancement de l’envoi',
    started: (moment: string) => `Envoi demandé le ${moment}.`,
    sent: (count: number) => counted(count, 'message envoyé', 'messages envoyés'),
    left: (count: number) => `${counted(count, 'message', 'messages')} à envoyer`,
    failed: (count: number) =>
      `${counted(count, 'message refusé', 'messages refusés')} pour l’instant par la messagerie du destinataire`,
    gone: (count: number) =>
      `${counted(count, 'personne', 'personnes')} qui ${plural(count, 's’est désabonnée', 'se sont désabonnées')} avant l’envoi`,
    paused: 'Aucun message ne part tant que l’envoi est suspendu. Après trente jours, il s’arrête pour de bon.',
    pause: 'Suspendre l’envoi',
    resume: 'Reprendre l’envoi',
    busy: 'Un instant…',
    providing: (count: number) =>
      `Notre prestataire va envoyer cette infolettre à ${counted(count, 'personne', 'personnes')}.`,
    provided: (count: number) =>
      `Notre prestataire a reçu cette infolettre pour ${counted(count, 'personne', 'personnes')}, et l’envoie.`,
  },
  conflict: {
    title: 'Un collègue a modifié la même infolettre',
    text: 'Pour chaque point, choisissez la version à garder.',
    mine: 'La vôtre',
    theirs: 'La sienne',
    empty: '(vide)',
    action: 'Enregistrer',
    choose: 'Choisissez une version pour chaque point.',
  },
}
export type Words = typeof fr
