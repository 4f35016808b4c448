/** @module-tag long */
import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { examplePath } from '../../support/examples.ts'
import { cli, folder, startCli, waitForEnd } from '../support/run-cli.ts'
import { fakeClone } from '../support/server-clone.ts'

const clone = () => fakeClone(folder())

interface Served {
  readonly server: string
  readonly token: string
  readonly password: string | null
  readonly canteens: readonly { readonly siret: string }[]
  readonly data: string | null
  readonly pid: number
}

/** Starts a server in a folder of temporary files of its own, and waits for its line. */
async function serve(args: readonly string[] = [], variables: NodeJS.ProcessEnv = {}) {
  const temporary = folder()
  const child = startCli(['serve', '--clone', clone(), '--port', '0', '--json', ...args], {
    env: { TMPDIR: temporary, ...variables },
  })
  const written = waitForEnd(child)
  const line = await new Promise<string>((resolve, reject) => {
    child.stdout.once('data', chunk => resolve(String(chunk)))
    void written.then(({ stderr }) => reject(new Error(stderr)))
  })
  const served = JSON.parse(line) as Served
  onTestFinished(() => {
    if (isAlive(served.pid)) process.kill(served.pid, 'SIGKILL')
  })
  return { child, written, temporary, served }
}

/** The data among the temporary files; Node keeps what it compiled there too. */
const dataIn = (temporary: string) => readdirSync(temporary).filter(name => name.startsWith('ma-cantine-'))

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

const callWith = ({ server, token }: Served, ...args: string[]) =>
  cli(args, { env: { MA_CANTINE_SERVER: server, MA_CANTINE_TOKEN: token } })

describe('a demonstration server', () => {
  test('tells in one line how to use it, takes an import, and leaves nothing behind once it is stopped', async () => {
    // What is meant for another server changes nothing here.
    const { child, written, temporary, served } = await serve([], {
      DATABASE_URL: 'postgres://nowhere.example/prod',
      HOST: '0.0.0.0',
    })
    expect(served).toMatchObject({ ok: true, username: 'demo', data: null })
    expect(new URL(served.server).hostname).toBe('127.0.0.1')
    expect(served.canteens).toHaveLength(5)
    expect((await callWith(served, 'import', examplePath('achats.csv'))).exitCode).toBe(0)
    expect(dataIn(temporary)).toHaveLength(1)
    child.kill('SIGTERM')
    const { exitCode, stdout, stderr } = await written
    expect([exitCode, stdout.trim().split('\n').length, stderr]).toEqual([0, 1, ''])
    expect(isAlive(served.pid)).toBe(false)
    expect(dataIn(temporary)).toEqual([])
  })

  test('ends, and removes its data, even if the command is killed', async () => {
    const { child, written, temporary, served } = await serve()
    child.kill('SIGKILL')
    await written
    await expect.poll(() => isAlive(served.pid), { timeout: 20_000 }).toBe(false)
    expect(dataIn(temporary)).toEqual([])
  })

  test('keeps its data where it is told to, for one server at a time', async () => {
    const data = join(folder(), 'données')
    const first = await serve(['--data', data])
    expect(first.served.data).toBe(data)
    expect((await callWith(first.served, 'import', examplePath('achats.csv'))).exitCode).toBe(0)
    const second = await cli(['serve', '--clone', clone(), '--port', '0', '--data', data])
    expect([second.exitCode, second.stderr]).toEqual([2, expect.stringContaining('Un autre serveur de démonstration')])
    first.child.kill('SIGINT')
    expect((await first.written).exitCode).toBe(0)
    const again = await serve(['--data', data])
    expect(again.served.password).toBeNull()
    expect(JSON.parse((await callWith(again.served, 'purchases', 'list', '--json')).stdout).count).toBe(12)
    again.child.kill('SIGKILL')
    await again.written
    await expect.poll(() => isAlive(again.served.pid), { timeout: 20_000 }).toBe(false)
    expect(existsSync(join(data, 'demonstration.sqlite'))).toBe(true)
  })
})

describe('is refused', () => {
  test('where its port is taken, or is none', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    onTestFinished(() => void other.close())
    await new Promise(resolve => other.once('listening', resolve))
    const { port } = other.address() as { port: number }
    const taken = await cli(['serve', '--clone', clone(), '--port', String(port)])
    expect([taken.exitCode, taken.stderr]).toEqual([2, expect.stringContaining(`Le port ${port} est déjà pris.`)])
    expect((await cli(['serve', '--port', '65536'])).exitCode).toBe(2)
  })

  test('where no server was built', async () => {
    const { exitCode, stdout, stderr } = await cli(['serve', '--clone', folder()])
    expect([exitCode, stdout]).toEqual([2, ''])
    expect(stderr).toContain('n’a pas de serveur construit')
  })

  test('where what is called a server is another program', async () => {
    const other = clone()
    writeFileSync(join(other, 'server/package.json'), '{"name":"autre"}')
    expect((await cli(['serve', '--clone', other, '--port', '0'])).exitCode).toBe(2)
  })

  test('where the server does not start, with its reason', async () => {
    const broken = clone()
    writeFileSync(join(broken, 'server/dist/seed.js'), `console.error('La base est en panne'); process.exit(2)`)
    const { exitCode, stderr } = await cli(['serve', '--clone', broken, '--port', '0'])
    expect([exitCode, stderr]).toEqual([5, expect.stringContaining('La base est en panne')])
  })
})
