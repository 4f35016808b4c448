import { type ChildProcess, spawn } from 'node:child_process'
import { on, once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statSync, utimesSync, watch } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openDatabase } from '../../../server/database/connection.ts'
import { serverProgram } from '../../support/sources.ts'
import { startTestServer, type TestServer } from '../support/test-server.ts'

let folder: string
let server: TestServer | undefined
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ma-cantine-private-'))
})
afterEach(async () => {
  await server?.close()
  server = undefined
  rmSync(folder, { recursive: true, force: true })
})

const rights = (path: string): string => (statSync(path).mode & 0o777).toString(8)
const startOn = async (DATABASE_FILE: string) => {
  server = await startTestServer({ DATABASE_FILE })
  return server
}

test('a database that the server makes, its log and its folders are for their owner only', async () => {
  const data = join(folder, 'a', 'b')
  const file = join(data, 'base.sqlite')
  const { addPerson } = await startOn(file)
  await addPerson()
  expect([join(folder, 'a'), data].map(rights)).toEqual(['700', '700'])
  const paths = [file, `${file}-wal`, `${file}-shm`, join(data, 'session-secret')]
  expect(paths.map(rights)).toEqual(Array(paths.length).fill('600'))
})

test('a database that others could read is closed to them', async () => {
  const file = join(folder, 'base.sqlite')
  const former = await openDatabase(file)
  await former.writer('sectors').update({ name: 'lu par tous' })
  const log = [`${file}-wal`, `${file}-shm`]
  for (const path of [file, ...log]) chmodSync(path, 0o664)
  const { addPerson } = await startOn(file)
  await addPerson()
  expect([file, ...log].map(rights)).toEqual(['600', '600', '600'])
  await former.close()
})

/** Starts restoring a copy, and pauses the process as soon as it begins to write: that takes it but a moment. */
async function heldRestoration(file: string, copy: string): Promise<ChildProcess> {
  const known = parts()
  const watcher = watch(folder)
  const child = spawn(process.execPath, [...serverProgram('restore'), copy], {
    env: { ...process.env, DATABASE_FILE: file },
    stdio: 'ignore',
  })
  try {
    for await (const [, name] of on(watcher, 'change') as AsyncIterable<[string, string]>) {
      if (!name.includes('.part') || known.some(part => name.startsWith(part))) continue
      child.kill('SIGSTOP')
      return child
    }
  } finally {
    watcher.close()
  }
  return child
}
const parts = (): string[] => readdirSync(folder).filter(name => name.includes('.part'))

test('the files of a killed restoration are removed at the next start; those of one in progress stay', async () => {
  const copy = join(folder, 'copie')
  const large = await openDatabase(copy)
  // Copied in tens of milliseconds.
  await large.writer('openDataSnapshots').insert({ date: ' '.repeat(50_000_000) })
  await large.close()
  const file = join(folder, 'base.sqlite')
  const killed = await heldRestoration(file, copy)
  killed.kill('SIGKILL')
  await once(killed, 'exit')
  const abandoned = parts()
  for (const name of abandoned) utimesSync(join(folder, name), new Date(), new Date(Date.now() - 11 * 60_000))
  expect(abandoned.length).toBeGreaterThan(0)
  const underWay = await heldRestoration(file, copy)
  const kept = parts().filter(name => !abandoned.includes(name))
  await startOn(file)
  expect(parts()).toEqual(kept)
  expect(kept[0]).toContain(basename(file))
  underWay.kill('SIGKILL')
  await once(underWay, 'exit')
  expect(existsSync(copy)).toBe(true)
})
