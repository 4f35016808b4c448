import { scopes } from '../http/scope.ts'

/** The public client that every server knows: the command of the terminal, which can keep no secret. */
export const terminalClientId = 'ma-cantine-terminal'

/** All that its commands do. */
export const terminalScopes = scopes

export const deviceGrantType = 'urn:ietf:params:oauth:grant-type:device_code'

export const terminalPaths = {
  deviceAuthorization: '/o/device_authorization/',
  token: '/o/token/',
  revocation: '/o/revoke_token/',
  introspection: '/o/introspect/',
} as const
