import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { queueEmails } from '../../../server/emails/outbox.ts'
import { startTestServer } from '../support/test-server.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ma-cantine-private-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const rights = (path: string): string => (statSync(path).mode & 0o777).toString(8)

/** The name of an unfinished file of a process that has ended. */
async function abandonedName(name: string): Promise<string> {
  const child = spawn(process.execPath, ['--version'], { stdio: 'ignore' })
  await once(child, 'exit')
  return `${name}.${child.pid}.3e8fd5a0-6d0e-4a5c-b7f4-0d7f6f2f5c11.part`
}

test('e-mail files are for their owner only, and unfinished ones of a killed process are removed', async () => {
  const MAIL_FOLDER = join(folder, 'a', 'courrier')
  mkdirSync(MAIL_FOLDER, { recursive: true })
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000)
  // Ids of processes mean nothing to other containers: only files without recent changes are removed.
  for (const [name, minutes] of [
    ['ancien.eml', 11],
    ['récent.eml', 9],
  ] as const) {
    const abandoned = join(MAIL_FOLDER, await abandonedName(name))
    writeFileSync(abandoned, 'Bonjour')
    utimesSync(abandoned, new Date(), minutesAgo(minutes))
  }
  const server = await startTestServer({ MAIL_FOLDER })
  const [recent = '', ...kept] = readdirSync(MAIL_FOLDER)
  expect([recent, kept]).toEqual([expect.stringMatching(/^récent/), []])
  rmSync(join(MAIL_FOLDER, recent))
  const { database, mail } = server.app.services
  await database.transaction(transaction =>
    queueEmails(transaction, [{ recipient: 'a@exemple.fr', locale: 'fr', subject: 'Bonjour', blocks: ['Bonjour'] }]),
  )
  await mail.drainFully()
  await server.close()
  const [message = '', ...others] = readdirSync(MAIL_FOLDER)
  expect([others, rights(join(MAIL_FOLDER, message))]).toEqual([[], '600'])
})

test('the folder of the e-mails, when the server makes it, is for its owner only', async () => {
  const MAIL_FOLDER = join(folder, 'a', 'courrier')
  await (await startTestServer({ MAIL_FOLDER })).close()
  expect([rights(MAIL_FOLDER), rights(dirname(MAIL_FOLDER))]).toEqual(['700', '700'])
})
