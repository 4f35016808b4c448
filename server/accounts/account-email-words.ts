import { catalogue } from '@ma-cantine/lib/messages/catalogue'

/** The sentences of the messages about an account. */
export const accountEmailWords = catalogue(
  {
    confirmation: {
      subject: 'Confirmez votre adresse e-mail',
      text: ({ username }: { readonly username: string; readonly days: number }) =>
        `Cette adresse e-mail a été indiquée pour le compte ma cantine dont l’identifiant est « ${username} ». Si ce compte est le vôtre, confirmez-la en suivant ce lien :`,
      button: 'Confirmer mon adresse',
      validity: ({ days }: { readonly username: string; readonly days: number }) =>
        `Il sert une seule fois, pendant ${days} jours.`,
      caution:
        'Ne le suivez que si ce compte est le vôtre, et que vous venez de le créer ou d’en changer l’adresse. Sinon, ignorez ce message : quelqu’un d’autre a peut-être indiqué votre adresse, et la confirmer lui ouvrirait les cantines où l’on vous invite.',
    },
    'password-reset': {
      subject: 'Choisissez un nouveau mot de passe',
      text: ({ username }: { readonly username: string; readonly hours: number }) =>
        `Un nouveau mot de passe a été demandé pour votre compte ma cantine, dont l’identifiant est « ${username} ». Pour le choisir, suivez ce lien :`,
      button: 'Choisir un nouveau mot de passe',
      validity: ({ hours }: { readonly username: string; readonly hours: number }) =>
        `Il sert une seule fois, pendant ${hours} heures.`,
      caution: 'Si vous n’avez rien demandé, ignorez ce message : votre mot de passe reste le même.',
    },
    'password-changed': {
      subject: 'Votre mot de passe a été modifié',
      text: 'Le mot de passe de votre compte ma cantine vient d’être modifié. Vos autres appareils ont été déconnectés.',
      tokens: 'Ces jetons d’accès ne fonctionnent plus :',
      grants: 'Ces applications n’ont plus accès à votre compte :',
      applications:
        'Les accès que ces applications, déclarées par vous, avaient reçus ont pris fin. Demandez pour elles un nouveau secret, et vérifiez leurs adresses de retour :',
      removed: 'Ces applications, déclarées avant que votre adresse soit confirmée, sont supprimées :',
      pending: 'La demande de changer l’adresse e-mail de votre compte est annulée.',
      kept: 'Vous avez choisi de garder :',
      caution: 'Si ce n’est pas vous, choisissez tout de suite un autre mot de passe :',
      button: 'Choisir un autre mot de passe',
    },
    'address-change': {
      subject: 'Une autre adresse e-mail est demandée pour votre compte',
      text: 'Une autre adresse e-mail vient d’être demandée pour votre compte ma cantine. Elle remplacera celle-ci quand elle aura été confirmée ; d’ici là, rien ne change.',
      caution: 'Si ce n’est pas vous, choisissez tout de suite un autre mot de passe, et la demande sera annulée :',
      button: 'Choisir un autre mot de passe',
    },
    'address-changed': {
      subject: 'L’adresse e-mail de votre compte a changé',
      text: 'L’adresse e-mail de votre compte ma cantine vient d’être remplacée par une autre : vous ne recevrez plus de message à celle-ci.',
      caution: 'Si ce n’est pas vous, écrivez-nous sans attendre :',
      button: 'Nous écrire',
    },
    deleted: {
      subject: 'Votre compte a été supprimé',
      text: 'Votre compte ma cantine vient d’être supprimé, comme vous l’avez demandé, avec vos informations personnelles et vos jetons d’accès. Les cantines et leurs données restent à la disposition de leurs équipes.',
      thanks: 'Vous pourrez créer un nouveau compte quand vous le voudrez. Merci d’avoir utilisé ma cantine.',
    },
  },
  {
    confirmation: {
      subject: 'Confirm your e-mail address',
      text: ({ username }) =>
        `This e-mail address was given for the ma cantine account whose user name is “${username}”. If this account is yours, confirm the address with this link:`,
      button: 'Confirm my address',
      validity: ({ days }) => `It works once, for ${days} days.`,
      caution:
        'Only follow it if this account is yours, and if you have just created it or changed its address. Otherwise, ignore this message: someone else may have given your address, and confirming it would open to them the canteens where you are invited.',
    },
    'password-reset': {
      subject: 'Choose a new password',
      text: ({ username }) =>
        `A new password was requested for your ma cantine account, whose user name is “${username}”. Choose it with this link:`,
      button: 'Choose a new password',
      validity: ({ hours }) => `It works once, for ${hours} hours.`,
      caution: 'If you have not asked for anything, ignore this message: your password stays the same.',
    },
    'password-changed': {
      subject: 'Your password was changed',
      text: 'The password of your ma cantine account has just been changed. Your other devices have been signed out.',
      tokens: 'These access tokens no longer work:',
      grants: 'These applications no longer have access to your account:',
      applications:
        'The access that these applications, registered by you, had received has ended. Ask for a new secret for each, and check its return addresses:',
      removed: 'These applications, registered before your address was confirmed, have been deleted:',
      pending: 'The request to change the e-mail address of your account is cancelled.',
      kept: 'You have chosen to keep:',
      caution: 'If it was not you, choose another password now:',
      button: 'Choose another password',
    },
    'address-change': {
      subject: 'Another e-mail address was requested for your account',
      text: 'Another e-mail address has just been requested for your ma cantine account. It will replace this one once it is confirmed; until then, nothing changes.',
      caution: 'If it was not you, choose another password now, and the request will be cancelled:',
      button: 'Choose another password',
    },
    'address-changed': {
      subject: 'The e-mail address of your account has changed',
      text: 'The e-mail address of your ma cantine account has just been replaced by another one: you will no longer receive messages at this one.',
      caution: 'If it was not you, write to us without delay:',
      button: 'Write to us',
    },
    deleted: {
      subject: 'Your account was deleted',
      text: 'Your ma cantine account has just been deleted, as you asked, with your personal information and your access tokens. The canteens and their data remain available to their teams.',
      thanks: 'You may create a new account whenever you like. Thank you for using ma cantine.',
    },
  },
)
