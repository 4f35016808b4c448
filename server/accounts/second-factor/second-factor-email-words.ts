import { catalogue } from '@ma-cantine/lib/messages/catalogue'

/** The sentences of the messages about the second factor of an account. */
export const secondFactorEmailWords = catalogue(
  {
    activated: {
      subject: 'La double authentification est active sur votre compte',
      text: 'Votre compte ma cantine demande maintenant, après le mot de passe, un code de votre application. Gardez vos codes de secours : ils servent si vous n’avez plus votre téléphone.',
      caution: 'Si ce n’est pas vous, choisissez tout de suite un autre mot de passe, puis écrivez-nous :',
      button: 'Choisir un autre mot de passe',
    },
    removed: {
      subject: 'La double authentification est retirée de votre compte',
      text: 'Votre compte ma cantine ne demande plus de code : le mot de passe suffit pour se connecter.',
      caution: 'Si ce n’est pas vous, choisissez tout de suite un autre mot de passe, puis écrivez-nous :',
      button: 'Choisir un autre mot de passe',
    },
    attacked: {
      subject: 'Quelqu’un essaie d’entrer dans votre compte',
      text: 'Quelqu’un a donné votre mot de passe, puis dix codes faux. Il n’est pas entré. Pendant une heure, votre compte ne lit plus aucun code.',
      caution: 'Si ce n’est pas vous, votre mot de passe est connu d’une autre personne. Choisissez-en un autre :',
      button: 'Choisir un autre mot de passe',
    },
    'recovery-code': {
      subject: 'Un code de secours a servi',
      text: (left: number) =>
        `Un code de secours vient de servir pour entrer dans votre compte ma cantine. ${
          left === 0 ? 'Il n’en reste aucun.' : `Il vous en reste ${left}, à usage unique.`
        }`,
      caution:
        'Si ce n’est pas vous, changez votre mot de passe et demandez d’autres codes. Si c’est vous, pensez à en demander d’autres avant le dernier :',
      button: 'Voir la double authentification',
    },
  },
  {
    activated: {
      subject: 'Two-factor authentication is on for your account',
      text: 'After the password, your ma cantine account now asks for a code of your application. Keep your recovery codes: they serve when you no longer have your phone.',
      caution: 'If it was not you, choose another password at once, then write to us:',
      button: 'Choose another password',
    },
    removed: {
      subject: 'Two-factor authentication is off for your account',
      text: 'Your ma cantine account no longer asks for a code: the password is enough to sign in.',
      caution: 'If it was not you, choose another password at once, then write to us:',
      button: 'Choose another password',
    },
    attacked: {
      subject: 'Somebody is trying to enter your account',
      text: 'Somebody gave your password, then ten wrong codes. They did not get in. For an hour, your account reads no code.',
      caution: 'If it was not you, somebody else knows your password. Choose another one:',
      button: 'Choose another password',
    },
    'recovery-code': {
      subject: 'A recovery code was used',
      text: left =>
        `A recovery code was just used to enter your ma cantine account. ${
          left === 0 ? 'None is left.' : `You have ${left} left, for one use each.`
        }`,
      caution:
        'If it was not you, change your password and ask for other codes. If it was you, remember to ask for other codes before the last one:',
      button: 'See two-factor authentication',
    },
  },
)
