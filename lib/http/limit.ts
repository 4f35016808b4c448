/** The rate limits that endpoints refer to; their figures are in `server/security/rate-rules.ts`. */
export type LimitName =
  | 'signIn'
  | 'signUp'
  | 'passwordReset'
  | 'passwordCheck'
  | 'emailResend'
  | 'emailLink'
  | 'usernameSuggestion'
  | 'establishmentSearch'
  | 'import'
  | 'inquiry'
  | 'newsletter'
  | 'kitchenCode'
