import type { AskedRecap, RecapLinkAnswer, RecapRequest, SentRecapRequest } from '@ma-cantine/lib'
import type { LightMyRequestResponse } from 'fastify'
import { messagesTo } from '../../support/mailbox.ts'
import { multipart, multipartType, type Person, type TestServer } from '../../support/test-server.ts'

export const supplier = 'ventes@primeurs.example'

/** Sends a request as a manager. */
export const ask = (
  { app }: TestServer,
  { headers }: Pick<Person, 'headers'>,
  canteenIds: readonly number[],
  values: Record<string, unknown> = {},
  query = '',
): Promise<LightMyRequestResponse> =>
  app.inject({
    method: 'POST',
    url: `/api/v1/recapRequests/${query}`,
    headers,
    payload: {
      provider: 'Primeurs du Port',
      email: supplier,
      firstDay: '2024-01-01',
      lastDay: '2024-12-31',
      canteenIds,
      ...values,
    },
  })

/** Sends a request that is accepted. */
export const asked = async (
  server: TestServer,
  person: Person,
  canteenIds: readonly number[],
  values: Record<string, unknown> = {},
): Promise<RecapRequest> => (await ask(server, person, canteenIds, values)).json<SentRecapRequest>().request

/** The token of the link in the last message to an address. */
export async function tokenTo(server: TestServer, address = supplier): Promise<string> {
  const { body } = (await messagesTo(server, address)).at(-1) ?? { body: '' }
  return /recapitulatif-demande#(\S+)/.exec(body)?.[1] ?? ''
}

/** Sends a file by a link. */
export const give = (
  { app }: TestServer,
  token: string,
  content: string | Buffer,
  { query = '', filename = 'releve-2024.csv', headers = {} as Record<string, string>, path = 'file' } = {},
): Promise<LightMyRequestResponse> =>
  app.inject({
    method: 'POST',
    url: `/api/v1/recapLink/${path}/${query}`,
    headers: { 'content-type': multipartType, 'x-recap-request': token, ...headers },
    payload: multipart(content, { filename }),
  })

/** Sends a file by a link that takes it, right or wrong. */
export const given = async (server: TestServer, token: string, content: string | Buffer, query = '') =>
  (await give(server, token, content, { query })).json<RecapLinkAnswer>()

/** Makes another call by a link. */
export const byLink = (
  { app }: TestServer,
  act: 'open' | 'decline' | 'stop',
  token: string,
  values: Record<string, unknown> = {},
): Promise<LightMyRequestResponse> =>
  app.inject({ method: 'POST', url: `/api/v1/recapLink/${act}/`, payload: { token, ...values } })

export const opened = async (server: TestServer, token: string): Promise<AskedRecap> =>
  (await byLink(server, 'open', token)).json<AskedRecap>()
