import { createServer } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { askKeyring } from '../../../cli/transport/keyring.ts'
import { folder } from '../support/run-cli.ts'

const onLinux = process.platform === 'linux'

test.runIf(onLinux)('a keyring that never answers is given up', async () => {
  const path = join(folder(), 'bus')
  const bus = createServer(() => {}).listen(path)
  onTestFinished(() => void bus.close())
  vi.stubEnv('DBUS_SESSION_BUS_ADDRESS', `unix:path=${path}`)
  onTestFinished(() => void vi.unstubAllEnvs())
  expect(await askKeyring({ action: 'get', account: 'https://a.example' }, 500)).toEqual({ trouble: 'silent' })
})

test.runIf(onLinux)('a session bus that is not there is told', async () => {
  vi.stubEnv('DBUS_SESSION_BUS_ADDRESS', `unix:path=${join(folder(), 'bus')}`)
  onTestFinished(() => void vi.unstubAllEnvs())
  expect(await askKeyring({ action: 'get', account: 'https://a.example' })).toEqual({ trouble: 'refused' })
})

test.runIf(onLinux)('a machine without a session bus is not asked', async () => {
  vi.stubEnv('DBUS_SESSION_BUS_ADDRESS', '')
  vi.stubEnv('XDG_RUNTIME_DIR', '')
  onTestFinished(() => void vi.unstubAllEnvs())
  expect(await askKeyring({ action: 'set', account: 'https://a.example', secret: 's' })).toEqual({
    trouble: 'no-session',
  })
})
