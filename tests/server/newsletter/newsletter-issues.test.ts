import { newsletterMessages } from '@ma-cantine/lib/newsletter/newsletter-messages'
import { newsletterRefusals } from '@ma-cantine/lib/newsletter/newsletter-refusals'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { messagesTo } from '../support/mailbox.ts'
import { addSubscribers, Editor } from '../support/newsletter.ts'
import { startTestServer, type TestServer } from '../support/test-server.ts'

let server: TestServer
let editor: Editor
beforeAll(async () => {
  server = await startTestServer({ PUBLIC_URL: 'https://ma-cantine.example' })
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.empty()
  editor = await Editor.of(server)
})

const change = (id: number, payload: object, version?: string, by = editor) =>
  by.request('PATCH', String(id), { payload, ...(version ? { headers: { 'if-match': `"${version}"` } } : {}) })

describe('an issue of the newsletter', () => {
  test('is a draft that its author names, tells how many would get it, and keeps its history', async () => {
    await addSubscribers(server, 3)
    await addSubscribers(server, 1, {
      confirmationDate: null,
      email: 'attend@exemple.fr',
      emailKey: 'attend@exemple.fr',
    })
    const issue = await editor.write({ preheader: '  En bref  ' })
    expect(issue).toMatchObject({
      subject: 'Les nouvelles de mars',
      preheader: 'En bref',
      state: 'DRAFT',
      author: { firstName: 'Camille', lastName: 'Dupont' },
      progress: { recipients: 3, made: 0, sent: 0, failed: 0, left: 0 },
    })
    const changed = (await change(issue.id, { body: 'Un autre texte.' }, issue.modificationDate)).json()
    expect(changed).toMatchObject({ subject: 'Les nouvelles de mars', body: 'Un autre texte.' })
    await editor.write({ subject: 'Avril' })
    const list = (await editor.request('GET')).json()
    expect([list.count, list.subscribers, list.results.map(({ subject }: { subject: string }) => subject)]).toEqual([
      2,
      3,
      ['Avril', 'Les nouvelles de mars'],
    ])
    const history = await server.rows<{ entity: string; entityId: number; after: string }>('history')
    const own = history.filter(({ entity, entityId }) => entity === 'newsletterIssues' && entityId === issue.id)
    expect(own.map(({ after }) => JSON.parse(after))).toMatchObject([
      { preheader: 'En bref' },
      { body: 'Un autre texte.' },
    ])
  })

  test('that a colleague has changed is not overwritten: their name is told', async () => {
    const issue = await editor.write()
    await change(issue.id, { subject: 'De ma part' })
    const colleague = await Editor.of(server)
    const refused = await change(issue.id, { subject: 'De la mienne' }, issue.modificationDate, colleague)
    expect([refused.statusCode, refused.json().changedBy]).toEqual([412, { firstName: 'Camille', lastName: 'Dupont' }])
    const sent = await colleague.request('POST', `${issue.id}/send/`, {
      headers: { 'if-match': `"${issue.modificationDate}"` },
    })
    expect([sent.statusCode, (await editor.read(issue.id)).state]).toEqual([412, 'DRAFT'])
  })

  test('keeps its versions, any of which can be put back while it is a draft', async () => {
    const { id } = await editor.write({ preheader: 'En bref' })
    await change(id, { subject: 'Les nouvelles d’avril', body: '' })
    const { count, results } = (await editor.request('GET', `${id}/versions/`)).json()
    expect([count, results]).toMatchObject([2, [{ changed: ['subject', 'body'] }, { kind: 'creation' }]])
    const former = (await editor.request('GET', `${id}/versions/${results[1].id}/`)).json()
    expect(former).toEqual({ subject: 'Les nouvelles de mars', preheader: 'En bref', body: 'Bonjour **à tous**.' })
    expect((await change(id, former)).json()).toMatchObject(former)
    const unknown = await editor.request('GET', '99/versions/')
    expect([unknown.statusCode, unknown.json().detail]).toEqual([404, newsletterRefusals('unknown-issue').in('fr')])
    expect((await editor.request('GET', `${id}/versions/99999/`)).statusCode).toBe(404)
    await editor.act(id, 'send')
    const current = (await editor.request('GET', `${id}/versions/`)).json()
    expect(current.results[0]).toMatchObject({ changed: [] })
    expect((await change(id, { subject: 'Trop tard' })).statusCode).toBe(409)
  })

  test('that a colleague has changed is not deleted unseen', async () => {
    const issue = await editor.write()
    const remove = (version: string) =>
      editor.request('DELETE', String(issue.id), { headers: { 'if-match': `"${version}"` } })
    const changed = (await change(issue.id, { body: 'Un autre texte.' }, issue.modificationDate)).json()
    expect((await remove(issue.modificationDate)).statusCode).toBe(412)
    expect((await editor.read(issue.id)).body).toBe('Un autre texte.')
    expect((await remove(changed.modificationDate)).statusCode).toBe(204)
  })

  test('is deleted while it is a draft, and neither changed nor deleted once it is sent', async () => {
    const { id } = await editor.write()
    expect((await editor.request('DELETE', String(id))).statusCode).toBe(204)
    const gone = await editor.request('GET', String(id))
    expect([gone.statusCode, gone.json()]).toEqual([404, { detail: newsletterRefusals('unknown-issue').in('fr') }])
    const sent = await editor.write()
    await editor.act(sent.id, 'send')
    for (const answer of [await change(sent.id, { body: 'Autre' }), await editor.request('DELETE', String(sent.id))]) {
      expect([answer.statusCode, answer.json()]).toEqual([
        409,
        { detail: newsletterRefusals('issue-already-sent').in('fr') },
      ])
    }
  })

  test('without a text is not sent', async () => {
    const { id } = await editor.write({ body: ' \u200b\n' })
    const answer = await editor.request('POST', `${id}/send/`)
    expect([answer.statusCode, answer.json()]).toEqual([400, { body: [newsletterMessages('empty-issue').in('fr')] }])
  })

  test.each(['Un\nObjet', 'Un\r\nBcc: a@exemple.fr', 'Un\tobjet', 'Un\u2028objet'])(
    'has a subject and a preheader of one line: %j is refused',
    async text => {
      const several = [newsletterMessages('several-lines').in('fr')]
      const answer = await editor.request('POST', '', { payload: { subject: text, preheader: text } })
      expect([answer.statusCode, answer.json()]).toEqual([400, { subject: several, preheader: several }])
    },
  )

  test.each(['Un\u0001objet', 'Un\u202eobjet', '\ud800', 'Un\0objet'])(
    'refuses what no screen shows: %j',
    async text => {
      for (const field of ['subject', 'preheader', 'body']) {
        const answer = await editor.request('POST', '', { payload: { subject: 'Objet', [field]: text } })
        expect([answer.statusCode, Object.keys(answer.json())]).toEqual([400, [field]])
      }
    },
  )

  test('is previewed as it will be received, with a subject in HTML that runs nothing', async () => {
    const { id } = await editor.write({
      subject: '<script>alert(1)</script> & vous',
      preheader: 'Avant <b>tout</b>',
      body: '# Les aides\n\nVoyez [les aides](/blog/3).\n\n[Lire la suite](https://exemple.fr/)\n\n![Un chou](/media/textes/abc-1.webp)',
    })
    const read = async (language: string) => (await editor.request('GET', `${id}/preview/?language=${language}`)).json()
    const french = await read('fr')
    expect(french.subject).toBe('<script>alert(1)</script> & vous')
    expect(french.html).not.toContain('<script')
    expect(french.html).toContain('Avant &lt;b&gt;tout&lt;/b&gt;')
    expect(french.html).toContain('href="https://ma-cantine.example/blog/3"')
    expect(french.html).toContain('src="https://ma-cantine.example/media/textes/abc-1.webp" alt="Un chou"')
    expect(french.html).toMatch(/<a href="https:\/\/exemple\.fr\/" rel="noopener" style="[^"]*background:#000091[^"]*"/)
    expect(french.text).toContain('Les aides\n=========\n\nVoyez les aides (https://ma-cantine.example/blog/3).')
    expect(french.text).toContain(
      'Mettre fin à mon abonnement\nhttps://ma-cantine.example/v2/lettre-d-information/quitter',
    )
    const english = await read('en')
    expect(english.html).toContain('<html lang="en">')
    expect(english.html).toMatch(/<h1 [^>]*lang="fr">/)
    expect(english.text).toContain('End my subscription')
  })

  test('is sent to who reads it over, and to nobody else', async () => {
    const [subscriber = ''] = await addSubscribers(server, 1)
    const { id } = await editor.write()
    expect((await editor.request('POST', `${id}/test/`)).json()).toEqual({ email: editor.person.email })
    expect((await messagesTo(server, editor.person.email)).map(({ subject }) => subject)).toEqual([
      'Essai : Les nouvelles de mars',
    ])
    expect(await messagesTo(server, subscriber)).toEqual([])
  })
})
