import type { accountsFr } from './fr.ts'

export const accountsEn: typeof accountsFr = {
  askServer: proposed => `Address of the server [${proposed}]: `,
  askToken: server => `Personal access token for ${server} (it does not show): `,
  signedIn: (name, server) => `You are signed in to ${server} as ${name}.`,
  tokenStored: {
    file: path => `The token is stored in ${path}, readable by you alone.`,
    keyring: () => 'The token is stored in the keyring of your system.',
  },
  signedOut: {
    revoked: server => `You are signed out of ${server}: the token of this computer is no longer valid.`,
    personal: server =>
      `The token for ${server} is gone from this computer. To make it useless elsewhere, revoke it in your account.`,
    'not-reached': server =>
      `The token for ${server} is gone from this computer, but the server could not be told. Withdraw the access on the page “My authorised applications”: ${server}/o/authorized_tokens/`,
  },
  deviceSteps: {
    open: server => `To connect this terminal to ${server},\nopen this page, here or on your phone:`,
    type: 'and type this code there:',
    compare: 'Your browser opens. Check that it shows the same code:',
    waiting: minutes =>
      `The page will say what the terminal asks for, then it goes on by itself.\nThe code lasts ${minutes} ${minutes > 1 ? 'minutes' : 'minute'}; Ctrl-C stops.`,
  },
  signInInterrupted: 'Sign-in given up: nothing is stored.',
  notOffered: server => ({
    message: `${server} does not offer to sign in from a terminal yet.`,
    advice: `Create a token on ${server}/mon-compte/jetons, then: ma-cantine login --server ${server} --token-stdin < token.txt`,
  }),
  codeExpired: {
    message: 'Nobody answered in time: the code has expired.',
    advice: 'Run “ma-cantine login” again to get another one.',
  },
  accessDenied: {
    message: 'The access was refused on the site.',
    advice: 'If this is a mistake, run “ma-cantine login” again.',
  },
  codeUsed: {
    message: 'The answer of the server was lost on its way, and this code is no longer valid.',
    advice: 'Run “ma-cantine login” again to get another one.',
  },
  fileInstead: (trouble, path) => `${trouble}\nThe token would go to this file, which you alone can read:\n  ${path}`,
  askFile: 'Store it there? [y/N] ',
  isYes: answer => /^(y|yes)$/i.test(answer.trim()),
  notStored: {
    message: 'The token has nowhere to be stored: the sign-in is given up.',
    advice:
      'Open the keyring of your system, or accept the file (--insecure-storage), or put a token in the variable MA_CANTINE_TOKEN.',
  },
  keyringTroubles: {
    absent: 'This build of the command cannot use the keyring of the system.',
    'no-session': 'No keyring is open in this session.',
    silent: 'The keyring of the system does not answer.',
    refused: 'The keyring of the system refused.',
  },
  keyringClosed: trouble => ({
    message: `The token is in the keyring of the system. ${trouble}`,
    advice:
      'Open a session in which the keyring answers, or put a token in the variable MA_CANTINE_TOKEN, or run “ma-cantine login --insecure-storage”.',
  }),
  tokenInArguments:
    'Warning: a token on the command line is seen in the list of processes and stays in the history. --token goes in the next major version: prefer “ma-cantine login” or the variable MA_CANTINE_TOKEN.',
  whoami: {
    profile: name => `Profile: ${name}`,
    sources: {
      option: () => 'Token: that of the option --token',
      variable: () => 'Token: that of the variable MA_CANTINE_TOKEN',
      keyring: () => 'Token: in the keyring of the system',
      file: path => `Token: in the file ${path}, readable by you alone`,
    },
    until: day => `Valid until ${day}`,
    rights: 'It may:',
    unknownRights: server => `Its rights and its end are on ${server}/mon-compte/jetons`,
  },
  wasNotSignedIn: server => `No token was stored for ${server}.`,
  tokenMissing: server => ({
    message: `No access token is known for ${server}.`,
    advice: 'Run “ma-cantine login”, or put your token in the variable MA_CANTINE_TOKEN.',
  }),
  badToken: {
    message: 'The token given is empty or badly copied.',
    advice: 'Create a personal access token in your account and copy it whole.',
  },
  tokenRefused: server => ({
    message: `${server} did not recognise this access token.`,
    advice: 'It may be badly copied, expired or revoked: create a new one in your account.',
  }),
  cannotAsk: {
    message: 'Signing in takes a terminal, and there is none here.',
    advice: 'In a script, give a token on the standard input with --token-stdin, or in the variable MA_CANTINE_TOKEN.',
  },
  credentialsUnreadable: path => ({
    message: `The file of tokens, ${path}, could not be read.`,
    advice: 'Remove it, then run “ma-cantine login”.',
  }),
  passwordNeeded: server => ({
    message: 'Your tokens ask for your password, which is typed in a terminal, and there is none here.',
    advice: `Run this command in a terminal, or go to ${server}/mon-compte/jetons`,
  }),
  sessionReason: server =>
    `A token can neither see nor make other tokens: ${server} asks for your password, which is not kept.`,
  askUsername: 'User name or e-mail address: ',
  askPassword: 'Password (it does not show): ',
  askCode: 'Code of your application, or recovery code: ',
  passwordRefused: reason => ({ message: reason, advice: 'Try again, or choose a new password on the site.' }),
  noTokens: 'You have no personal access token.',
  validUntil: day => `until ${day}`,
  lastUse: day => `last used on ${day}`,
  neverUsed: 'never used',
  tokenShownOnce: 'The token will never be shown again: keep it in a safe place.',
  tokenRevoked: id => `The token ${id} is revoked.`,
  unknownToken: id => ({
    message: `You have no token ${id}, or it was already revoked.`,
    advice: 'To see your tokens: ma-cantine tokens list',
  }),
  scopeMissing: scopes => ({
    message: 'The rights of the token are missing.',
    advice: `Give those that it needs, and no more, for example --scope import:write. Rights: ${scopes.join(', ')}`,
  }),
  help: {
    tokens: 'your personal access tokens, for scripts; asks for your password',
    tokensList: 'list your tokens',
    tokensCreate: 'create a token, and write it alone on the standard output',
    tokensRevoke: 'revoke a token',
    nameArgument: 'name',
    tokenName: 'what it is for, for example “Nightly import”',
    scopeArgument: 'rights',
    scope: known => `rights, separated by commas; may be repeated: ${known}`,
    days: 'days until its end, 730 at most',
    idArgument: 'number',
    id: 'its number in the list',
    login: 'connect this terminal to your account, by a page of the site',
    tokenStdin: 'read the token on the standard input, for scripts',
    noBrowser: 'do not open the browser',
    insecureStorage: 'store the token in a file that you alone can read, without keyring or question',
    logout: 'end the token of this computer and forget it',
    whoami: 'tell who one is, on which server, with which token and rights',
  },
}
