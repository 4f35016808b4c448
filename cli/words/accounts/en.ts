import type { accountsFr } from './fr.ts'

export const accountsEn: typeof accountsFr = {
  askServer: proposed => `Address of the server [${proposed}]: `,
  askToken: server => `Personal access token for ${server} (it does not show): `,
  signedIn: (name, server) => `You are signed in to ${server} as ${name}.`,
  tokenStored: path => `The token is stored in ${path}, readable by you alone.`,
  signedOut: server =>
    `The token for ${server} is gone from this computer. To make it useless elsewhere, revoke it in your account.`,
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
    message: 'The access token cannot be asked for here: there is no terminal to answer.',
    advice: 'Give it on the standard input with --token-stdin.',
  },
  credentialsUnreadable: path => ({
    message: `The file of tokens, ${path}, could not be read.`,
    advice: 'Remove it, then run “ma-cantine login”.',
  }),
  help: {
    login: 'store your personal access token on this computer',
    tokenStdin: 'read the token on the standard input, for scripts',
    logout: 'erase your access token from this computer',
  },
}
