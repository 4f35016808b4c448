import { describe, expect, test } from 'vitest'
import { askServer } from '../support/ask-server.ts'
import { type ProxyConduct, standInProxy } from '../support/stand-in-proxy.ts'
import { json, standInServer } from '../support/stand-in-server.ts'

const secure = 'https://cantine.example'
const plain = 'http://cantine.example'
/** Nobody listens there. */
const closedPort = '127.0.0.1:1'

describe('a proxy', () => {
  test.each([
    ['asks for a name', { status: 407 }, 2, 'demande un nom et un mot de passe', 'la variable HTTPS_PROXY'],
    [
      'answers that it cannot',
      { status: 502 },
      5,
      'n’a pas ouvert de connexion vers https://cantine.example (réponse 502)',
      '',
    ],
    [
      'forbids the server',
      { status: 403 },
      5,
      'n’a pas ouvert de connexion vers https://cantine.example (réponse 403)',
      '',
    ],
    ['closes at once', 'close', 5, 'a coupé la connexion vers https://cantine.example', ''],
    ['says nothing', 'silence', 5, 'n’a pas répondu en 2', 'la variable HTTPS_PROXY'],
  ] as const)('that %s is told, with its exit code', async (_, conduct: ProxyConduct, code, sentence, advice) => {
    const proxy = await standInProxy(conduct)
    const { exitCode, stderr } = await askServer(secure, { HTTPS_PROXY: proxy.address })
    expect([exitCode, stderr]).toEqual([code, expect.stringContaining(`Le proxy http://${proxy.address} ${sentence}`)])
    expect(stderr).toContain(advice)
    expect(proxy.tunnels[0]?.target).toBe('cantine.example:443')
  })

  test.each([
    ['is down', closedPort, 'Le proxy http://127.0.0.1:1 ne répond pas.'],
    ['has a name that nobody knows', 'proxy.invalid:3128', 'Le proxy http://proxy.invalid:3128 n’existe pas'],
  ])('that %s is named, and not the server', async (_, address, sentence) => {
    const { exitCode, stderr } = await askServer(secure, { HTTPS_PROXY: address })
    expect([exitCode, stderr]).toEqual([5, expect.stringContaining(sentence)])
  })

  test('that forwards plain requests asks for a name as well', async () => {
    const proxy = await standInProxy({ status: 407 })
    const { exitCode, stderr } = await askServer(plain, { HTTP_PROXY: proxy.address })
    expect([exitCode, stderr]).toEqual([2, expect.stringContaining('demande un nom et un mot de passe')])
    expect(stderr).toContain('la variable HTTP_PROXY')
    expect(proxy.forwarded[0]).toContain(`${plain}/api/`)
    const down = await askServer(plain, { HTTP_PROXY: closedPort })
    expect([down.exitCode, down.stderr]).toEqual([
      5,
      expect.stringContaining('Le proxy http://127.0.0.1:1 ne répond pas.'),
    ])
  })

  test('gets the name and the password of the variable, which are never shown', async () => {
    const proxy = await standInProxy({ status: 407 })
    const { stdout, stderr } = await askServer(secure, { HTTPS_PROXY: `http://marie:p%40ss@${proxy.address}` })
    expect(proxy.tunnels[0]?.authorization).toBe(`Basic ${Buffer.from('marie:p@ss').toString('base64')}`)
    expect(stdout + stderr).not.toMatch(/marie|p%40ss|p@ss|secret-token/)
  })

  test('is not asked for this machine', async () => {
    const server = await standInServer(json({ count: 0, next: null, previous: null, results: [] }))
    await askServer(server.url, { HTTP_PROXY: closedPort, ALL_PROXY: 'broken proxy' })
    expect(server.requests).not.toEqual([])
  })
})

describe('the variables of proxies', () => {
  test.each(['https_proxy', 'HTTPS_PROXY', 'all_proxy', 'ALL_PROXY', 'HTTP_PROXY'])(
    '%s leads to the proxy',
    async name => {
      const proxy = await standInProxy({ status: 502 })
      await askServer(secure, { [name]: ` ${proxy.address} ` })
      expect(proxy.tunnels).toHaveLength(1)
    },
  )

  test('the own one of https comes first, and an empty one counts as missing', async () => {
    const [own, other] = [await standInProxy({ status: 502 }), await standInProxy({ status: 502 })]
    await askServer(secure, { https_proxy: '', HTTPS_PROXY: own.address, ALL_PROXY: other.address })
    expect([own.tunnels.length, other.tunnels.length]).toEqual([1, 0])
  })

  test.each([
    ['HTTPS_PROXY', '   '],
    ['HTTPS_PROXY', 'http://'],
    ['https_proxy', 'proxy.example:port'],
    ['HTTPS_PROXY', '"http://proxy.example:3128"'],
    ['HTTPS_PROXY', 'http://marie:p#ss@proxy.example:3128'],
    ['HTTPS_PROXY', 'http://marie:p%ss@proxy.example:3128'],
    ['HTTPS_PROXY', 'http://marie:p%E9ss@proxy.example:3128'],
    ['HTTPS_PROXY', 'proxy.example:0'],
    ['HTTPS_PROXY', '$PROXY'],
    ['HTTPS_PROXY', 'http:/proxy.example'],
    ['HTTPS_PROXY', 'http://proxy.example/proxy.pac'],
    ['ALL_PROXY', 'socks5h://127.0.0.1:1080'],
  ])('%s=%s is refused with 2, by its name alone', async (name, value) => {
    const { exitCode, stderr } = await askServer(secure, { [name]: value })
    expect([exitCode, stderr]).toEqual([
      2,
      expect.stringContaining(`La variable ${name} ne donne pas l’adresse d’un proxy http ou https.`),
    ])
    expect(stderr).not.toMatch(/marie|p.ss@proxy.example/)
  })
})
