import type { AddedManager, JoinRequest, RemovedManager } from '@ma-cantine/lib'
import type { LightMyRequestResponse } from 'fastify'
import type { Person, TestServer } from './test-server.ts'

/** What people do with teams, through the API. */
export function teamsOf({ app }: TestServer) {
  const post = (person: Pick<Person, 'headers'> | null, path: string, payload: object = {}) =>
    app.inject({ method: 'POST', url: `/api/v1/${path}`, headers: { ...person?.headers }, payload })
  const requestsOf = async (person: Person, canteenId: number): Promise<JoinRequest[]> =>
    (await app.inject({ url: `/api/v1/canteens/${canteenId}/joinRequests/`, headers: person.headers })).json()
  return {
    post,
    requestsOf,
    add: async (person: Person, canteenId: number, email: string): Promise<AddedManager> =>
      (await post(person, 'addManager/', { canteenId, email })).json(),
    remove: async (person: Person, canteenId: number, email: string): Promise<RemovedManager> =>
      (await post(person, 'removeManager/', { canteenId, email })).json(),
    claim: (person: Person | null, canteenId: number) => post(person, `canteens/${canteenId}/claim/`),
    undoClaim: (person: Person | null, canteenId: number) => post(person, `canteens/${canteenId}/undoClaim/`),
    ask: (person: Person | null, canteenId: number, body: object = {}) =>
      post(person, `teamJoinRequest/${canteenId}/`, body),
    /** Answers the first open request. */
    answer: async (
      person: Person,
      canteenId: number,
      answer: 'accept' | 'decline',
    ): Promise<LightMyRequestResponse> => {
      const [request] = await requestsOf(person, canteenId)
      return post(person, `canteens/${canteenId}/joinRequests/${request?.id}/${answer}/`)
    },
  }
}
