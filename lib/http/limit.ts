/** What may be asked only so often; how often is the server's business (`server/security/rate-rules.ts`). */
export type LimitName =
  | 'signIn'
  | 'signUp'
  | 'passwordReset'
  | 'passwordCheck'
  | 'emailResend'
  | 'emailLink'
  | 'usernameSuggestion'
  | 'import'
