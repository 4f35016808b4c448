/** What the programs of vendors have in common. Node runs them, each with its generated `client.ts`. */
import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import type { RequestOpts } from '@oazapfts/runtime'

function variable(name: string): string {
  const value = process.env[name]
  assert(value, `${name} is not set`)
  return value
}

/** What the test gives to a program. */
export const given = {
  origin: variable('ORIGIN'),
  token: variable('TOKEN'),
  staffToken: variable('STAFF_TOKEN'),
  /** SIRETs of canteens that do not exist yet. */
  sirets: variable('SIRETS').split(','),
  campaignYear: Number(variable('CAMPAIGN_YEAR')),
}

/** The options of a call that is made with another token. */
export const as = (token: string): RequestOpts => ({ headers: { authorization: `Bearer ${token}` } })

interface Client {
  readonly defaults: { baseUrl?: string; headers?: RequestOpts['headers'] }
}

export function start({ defaults }: Client): void {
  defaults.baseUrl = given.origin
  defaults.headers = as(given.token).headers
}

/** The next SIRET that no canteen has. */
export function newSiret(): string {
  const siret = given.sirets.shift()
  assert(siret, 'the test gives too few SIRETs')
  return siret
}

/** The SIRET of the right files, and what else in them names a canteen. */
const siretOfFiles = '21340172201787'
export const words = new Map<string, string>()

/** The file of a kind that the test wrote, about the canteens of the program. */
export async function fileOf(kind: string, siret: string): Promise<File> {
  let text = await readFile(new URL(`${kind}.csv`, import.meta.url), 'utf8')
  for (const [word, own] of [[siretOfFiles, siret] as const, ...words]) text = text.replaceAll(word, own)
  return new File([text], `${kind}.csv`)
}

/** The bytes of a file to download: this generator reads every answer as a text where an error would be JSON. */
export async function bytesOf(call: (options: RequestOpts) => Promise<{ status: number }>): Promise<Buffer> {
  let bytes = Buffer.alloc(0)
  const { status } = await call({
    fetch: async (address, options) => {
      const answer = await fetch(address, options)
      bytes = Buffer.from(await answer.clone().arrayBuffer())
      return answer
    },
  })
  assert.equal(status, 200)
  return bytes
}
