import { httpRefusals } from '@ma-cantine/lib/http/http-refusals'
import { commentNames } from '@ma-cantine/lib/public-canteens/publication-form'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeSiret } from '../support/sirets.ts'
import { type Person, startTestServer, type TestServer } from '../support/test-server.ts'

let server: TestServer
let manager: Person
let canteen: number
beforeAll(async () => {
  // A busy machine takes seconds to load the modules of the site.
  server = await startTestServer({ RENDER_TIMEOUT: '60000' })
  manager = await server.addPerson()
  canteen = await server.addCanteen(makeSiret(1), [manager], { name: 'Les Tilleuls', city: 'Lyon' })
})
afterAll(() => server.close())

const change = (payload: object) =>
  server.app.inject({ method: 'PATCH', url: `/api/v1/canteens/${canteen}`, headers: manager.headers, payload })
const open = async (url: string) =>
  (await server.app.inject({ url, headers: { accept: 'text/html', 'accept-language': 'fr' } })).body

const mark = 'Marque'
const hostile = [
  `</script><script>alert("${mark}")</script>`,
  `"><img src=x onerror=alert(1)>${mark}`,
  `${mark}</title></style><svg onload=alert(1)><!--`,
  `{{${mark}}} \${alert(1)} <%= 1 %> $& $\` &lt;b&gt; ]]>`,
  `${mark}\u2028</script>\u2029.`,
  `${mark} 🥕👩‍🍳 قصر Z̸͑`,
]

describe('a text that pages show', () => {
  test.each(hostile)('does nothing but show: %s', async text => {
    const written = Object.fromEntries(commentNames.map(name => [name, text]))
    const answer = await change({ name: text, ...written })
    expect(answer.statusCode, answer.body).toBe(200)
    const body = await open(`/nos-cantines/${canteen}`)
    const scripts = [...body.matchAll(/<script([^>]*)>([^<]*)<\/script>/g)]
    expect(body.match(/<\/?script/g)).toHaveLength(2 * scripts.length)
    // Those of the site are files; what stands in the page is data.
    for (const [, attributes = '', content = ''] of scripts) {
      if (content.trim() !== '') expect(attributes).toMatch(/^ type="application\/(ld\+)?json"/)
    }
    const jsonLd = scripts.find(([, attributes]) => attributes?.includes('ld+json'))?.[2] ?? ''
    expect(JSON.parse(jsonLd).name).toBe(text)
    const data = scripts.find(([, attributes]) => attributes?.includes('page-data'))?.[2] ?? ''
    expect(JSON.stringify(JSON.parse(data))).toContain(JSON.stringify(text).slice(1, -1))
    for (const page of [body, await open(`/widgets/nos-cantines/${canteen}`)]) {
      expect(page).toContain(mark)
      expect(page).not.toMatch(/<(img src=x|svg onload|%=)|<!-- - ma cantine/)
      expect(page.match(/<\/title>/g)).toHaveLength(1)
      expect(page.match(/<\/style>/g)?.length ?? 0).toBeLessThan(2)
    }
  })

  test.each([
    ['control-character', 'Cantine \u202efdp.exe'],
    ['control-character', 'Cantine \u2066du Lac'],
    ['control-character', 'Cantine\u0007 du Lac'],
    ['nul-character', 'Cantine\0 du Lac'],
    ['half-character', 'Cantine \ud800 du Lac'],
  ] as const)('is refused by name for a sign that misleads or cannot be kept: %s %j', async (code, text) => {
    for (const field of ['name', ...commentNames]) {
      const answer = await change({ [field]: text })
      expect([answer.statusCode, answer.json()]).toEqual([400, { [field]: [httpRefusals(code).in('fr')] }])
    }
  })

  test('is empty when nothing of it can be seen', async () => {
    const nothing = '\u200b\u2060\ufeff \u00ad'
    const name = await change({ name: nothing })
    expect([name.statusCode, Object.keys(name.json())]).toEqual([400, ['name']])
    const comment = await change({ qualityComments: nothing })
    expect([comment.statusCode, comment.json().qualityComments]).toEqual([200, null])
  })

  test('is refused by name when it is a million letters long', async () => {
    for (const field of ['name', 'city', ...commentNames]) {
      const answer = await change({ [field]: 'a'.repeat(1_000_000) })
      expect([answer.statusCode, Object.keys(answer.json())]).toEqual([400, [field]])
      expect(answer.body.length).toBeLessThan(500)
    }
  })
})

describe('a message to a canteen', () => {
  const write = (change: object) =>
    server.app.inject({
      method: 'POST',
      url: '/api/v1/message/',
      payload: {
        destinationCanteen: canteen,
        senderEmail: 'lea@exemple.fr',
        senderName: 'Léa',
        body: 'Bonjour',
        ...change,
      },
    })

  interface StoredEmail {
    readonly subject: string
    readonly body: string
    readonly html: string
  }

  test.each(hostile)('does nothing but show in e-mails: %s', async text => {
    await server.app.services.database.writer('outgoingEmails').delete()
    await change({ name: text })
    const senderName = `Léa\r\nBcc: voleur@exemple.fr\n${text}`
    expect((await write({ body: text, senderName })).statusCode).toBe(201)
    const [email] = await server.rows<StoredEmail>('outgoingEmails')
    expect(email?.subject).not.toMatch(/[\p{Cc}\u2028\u2029]/u)
    expect(email?.body).not.toMatch(/^Bcc/m)
    expect(email?.html).toContain(mark)
    expect(email?.html).not.toMatch(/<(script|img src=x|svg onload|%=)|<!--/)
  })

  test('is refused by name when it cannot be shown as it is, or when nothing of it can be seen', async () => {
    for (const field of ['body', 'senderName', 'senderEmail']) {
      const answer = await write({ [field]: 'lea@exemple.fr\u202e' })
      expect([answer.statusCode, Object.keys(answer.json())]).toEqual([400, [field]])
    }
    for (const body of ['\u200b\u200b', 'a'.repeat(10_001)]) {
      const answer = await write({ body })
      expect([answer.statusCode, Object.keys(answer.json())]).toEqual([400, ['body']])
    }
  })
})
