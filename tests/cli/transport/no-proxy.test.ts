import { describe, expect, test } from 'vitest'
import { isExempt } from '../../../cli/transport/no-proxy.ts'
import { askServer } from '../support/ask-server.ts'

describe('NO_PROXY', () => {
  test.each([
    ['https://cantine.example', 'autre.example, cantine.example', true],
    ['https://api.cantine.example', 'cantine.example', true],
    ['https://api.cantine.example', '.cantine.example', true],
    ['https://cantine.example', '.cantine.example', true],
    ['https://api.cantine.example', '*.cantine.example', true],
    ['https://cantine.example', '*.cantine.example', false],
    ['https://macantine.example', 'cantine.example', false],
    ['https://CANTINE.example.', 'Cantine.Example', true],
    ['https://cantine.example', 'cantine.example:443', true],
    ['https://cantine.example', 'cantine.example:8443', false],
    ['https://cantine.example:8443', 'cantine.example:8443', true],
    ['http://cantine.example', '*:80', true],
    ['https://cantine.example', 'rien.example *', true],
    ['https://[fd00::1]:8443', '[fd00::1]:8443', true],
    ['https://[fd00::1]', 'fd00::1', true],
    ['https://cantine.example', ' , ,', false],
    ['https://cantine.example', '', false],
  ])('%s with %j: %s', (server, list, expected) => {
    expect(isExempt(new URL(server), list)).toBe(expected)
  })

  test.each(['NO_PROXY', 'no_proxy'])('%s spares a server the proxy, even a broken one', async name => {
    const { exitCode, stderr } = await askServer('https://cantine.invalid', {
      HTTPS_PROXY: 'broken proxy',
      [name]: '.invalid',
    })
    expect([exitCode, stderr]).toEqual([5, expect.stringContaining('Le serveur https://cantine.invalid n’existe pas')])
  })
})
