import { counted } from '@ma-cantine/lib/messages/english'
import type { fr } from './fr.ts'

export const en: typeof fr = {
  introduction:
    'With two-factor authentication, your password is no longer enough to enter your account: the code that your phone shows is needed too. Whoever guesses or steals your password stays outside.',
  staff: 'The staff of ma cantine needs it to write on the site and to help managers.',
  howTitle: 'How to do it',
  how: [
    'On your phone, install an application that shows codes, for example FreeOTP, Aegis or that of your password manager.',
    'Type your password below: a QR code appears.',
    'Read it with the application, then type the code that it shows.',
  ],
  password: { labels: { password: 'Your password' }, action: 'Continue', busy: 'Checking…' },
  scanTitle: 'Add the account to your application',
  scan: 'Read this QR code with the application, or type the key into it.',
  qr: 'QR code for your two-factor authentication application',
  key: 'Key to type',
  confirm: {
    labels: { code: 'Code shown by the application' },
    hint: 'Six digits, which change every thirty seconds',
    action: 'Turn on',
    busy: 'Turning on…',
  },
  giveUp: 'Give up',
  codesTitle: 'Keep your recovery codes',
  codes:
    'Each opens your account once, in place of the phone. They will not be shown again: print them, or store them with your passwords.',
  codesList: 'Recovery codes',
  copy: 'Copy the codes',
  save: 'Download the codes',
  fileName: 'recovery-codes-ma-cantine.txt',
  fileTitle: 'Recovery codes of your ma cantine account. Each serves once.',
  kept: 'I have kept my codes',
  activated: 'Two-factor authentication is on.',
  renewed: 'Your former recovery codes no longer serve.',
  activeSince: day => `Two-factor authentication has been on since ${day}.`,
  codesLeft: count =>
    count === 0
      ? 'You have no recovery code left: ask for others, or you will lose access to your account with your phone.'
      : `You have ${counted(count, 'recovery code', 'recovery codes')} left.`,
  renewTitle: 'Ask for other recovery codes',
  renew: { action: 'Give other codes', busy: 'Preparing…' },
  removeTitle: 'Turn two-factor authentication off',
  removeText: 'Your password will again be enough to enter your account.',
  remove: {
    labels: { password: 'Your password', code: 'Code of the application, or recovery code' },
    action: 'Turn off',
    busy: 'Turning off…',
  },
  removed: 'Two-factor authentication is off.',
  signIn: {
    title: 'One code to go',
    text: 'The password is right. Open your two-factor authentication application, and type the code that it shows.',
    recoveryText: 'Type one of your recovery codes. It will not serve again.',
    label: 'Two-factor code',
    hint: 'Six digits, for example 123 456',
    recoveryHint: 'Four groups of four letters or digits',
    useRecovery: 'Use a recovery code',
    useApplication: 'Use the code of the application',
    back: 'Back to the user name',
  },
  gate: {
    title: 'A code to go on',
    missing:
      'This space of the team asks for two-factor authentication, which your account does not have yet. Turning it on takes a minute.',
    turnOn: 'Turn on two-factor authentication',
    text: 'This space of the team asks for a code of your two-factor authentication application, once a session.',
    labels: { code: 'Code of the application, or recovery code' },
    hint: 'Six digits, for example 123 456',
    action: 'Continue',
    busy: 'Checking…',
  },
}
