/** All calls to ma cantine: asks for an access, refreshes it, calls the API with it, and revokes it. */
import * as oauth from 'openid-client'

export interface Settings {
  /** Address of ma cantine. */
  readonly site: string
  readonly clientId: string
  readonly clientSecret: string
  /** Exactly as you registered it. */
  readonly redirectUri: string
}

/** Store this for your user from the departure to the return. */
export interface Departure {
  readonly address: URL
  readonly state: string
  readonly verifier: string
}

/** Store this for your user, and protect it like a password. */
export interface Access {
  readonly accessToken: string
  readonly refreshToken: string
  readonly expiry: number
}

export interface Canteens {
  readonly loggedUser: { readonly firstName: string; readonly lastName: string; readonly email: string }
  readonly canteenPreviews: readonly { readonly id: number; readonly name: string }[]
}

export class MaCantine {
  private readonly settings: Settings
  private readonly server: oauth.Configuration

  private constructor(settings: Settings, server: oauth.Configuration) {
    this.settings = settings
    this.server = server
  }

  /** Reads the addresses of the endpoints from /.well-known/oauth-authorization-server. */
  static async connect(settings: Settings): Promise<MaCantine> {
    const { site, clientId, clientSecret } = settings
    const server = await oauth.discovery(new URL(site), clientId, undefined, oauth.ClientSecretBasic(clientSecret), {
      algorithm: 'oauth2',
      // For a trial server on your own machine; in production, https only.
      execute: site.startsWith('http:') ? [oauth.allowInsecureRequests] : [],
    })
    return new MaCantine(settings, server)
  }

  /** @returns the address to send the user's browser to. Ask only for the rights that you use. */
  async depart(): Promise<Departure> {
    const state = oauth.randomState()
    const verifier = oauth.randomPKCECodeVerifier()
    const address = oauth.buildAuthorizationUrl(this.server, {
      redirect_uri: this.settings.redirectUri,
      scope: 'user:read canteen:read',
      state,
      code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
    })
    return { address, state, verifier }
  }

  /** Exchanges the code in the return address for an access. It throws when the user refused. */
  async arrive(address: URL, { state, verifier }: Departure): Promise<Access> {
    return readAccess(
      await oauth.authorizationCodeGrant(this.server, address, { expectedState: state, pkceCodeVerifier: verifier }),
    )
  }

  /**
   * @returns an access that has not expired. Store it in place of the one given: a refresh token works once, and using
   * it again revokes the access.
   */
  async fresh(access: Access): Promise<Access> {
    if (Date.now() < access.expiry - 60_000) return access
    return readAccess(await oauth.refreshTokenGrant(this.server, access.refreshToken))
  }

  async canteens({ accessToken }: Access): Promise<Canteens> {
    const answer = await fetch(new URL('/api/v1/initialData/', this.settings.site), {
      headers: { authorization: `Bearer ${accessToken}` },
    })
    // 403: the access was revoked, or a right is missing. The header WWW-Authenticate says which.
    if (!answer.ok) throw new Error(answer.headers.get('www-authenticate') ?? `status ${answer.status}`)
    return (await answer.json()) as Canteens
  }

  /** Revokes the access when the user leaves your application. */
  async leave({ refreshToken }: Access): Promise<void> {
    await oauth.tokenRevocation(this.server, refreshToken)
  }
}

function readAccess({ access_token, refresh_token, expires_in }: oauth.TokenEndpointResponse): Access {
  if (!refresh_token || !expires_in) throw new Error('ma cantine always gives these')
  return { accessToken: access_token, refreshToken: refresh_token, expiry: Date.now() + expires_in * 1000 }
}
