import { catalogue } from '../messages/catalogue.ts'
import { waitingTime } from '../messages/waiting-time.ts'

/** Why a code is not taken, or a second factor not changed. */
export const secondFactorRefusals = catalogue(
  {
    'code-needed':
      'Ce compte est protégé par la double authentification : ajoutez le code que donne votre application, ou un code de secours.',
    'wrong-code':
      'Ce code n’est pas le bon, ou il n’est plus valable. Attendez que votre application en affiche un autre, et vérifiez l’horloge de votre téléphone.',
    'used-code': 'Ce code a déjà servi. Attendez que votre application en affiche un autre.',
    'too-many-codes': (seconds: number) =>
      `Trop de codes faux ont été tapés. Réessayez dans ${waitingTime(seconds, 'fr')}.`,
    'not-prepared': 'Rien n’attend d’être confirmé : demandez d’abord un QR code.',
    'already-active': 'La double authentification est déjà active. Pour changer d’application, retirez-la d’abord.',
    'not-active': 'La double authentification n’est pas active sur votre compte.',
  },
  {
    'code-needed':
      'This account is protected by two-factor authentication: add the code that your application gives, or a recovery code.',
    'wrong-code':
      'This code is not the right one, or is no longer valid. Wait for your application to show another one, and check the clock of your phone.',
    'used-code': 'This code was already used. Wait for your application to show another one.',
    'too-many-codes': seconds => `Too many wrong codes were typed. Try again in ${waitingTime(seconds, 'en')}.`,
    'not-prepared': 'Nothing waits to be confirmed: ask for a QR code first.',
    'already-active': 'Two-factor authentication is already on. To change application, turn it off first.',
    'not-active': 'Two-factor authentication is not on for your account.',
  },
)
