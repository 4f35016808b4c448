/** What gave the address of the server. */
export type ServerSource =
  | 'option'
  | 'profile-option'
  | 'variable'
  | 'profile-variable'
  | 'profile-configuration'
  | 'configuration'
  | 'login'
  | 'default'
