import { afterAll, beforeAll, expect, test } from 'vitest'
import { file } from '../../support/files.ts'
import { openUpload } from '../support/open-upload.ts'
import { tilleuls } from '../support/sirets.ts'
import { multipart, type Person, startTestServer, type TestServer } from '../support/test-server.ts'

let server: TestServer
let person: Person
let canteenId: number
beforeAll(async () => {
  server = await startTestServer()
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  person = await server.addPerson()
  canteenId = await server.addCanteen(tilleuls, [person])
})
afterAll(() => server.close())

const rows = 1500
const encodings = {
  'utf-8': (text: string) => Buffer.from(text),
  'windows-1252': (text: string) => Buffer.from(text, 'latin1'),
  'utf-16': (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le'),
}

test.each(Object.entries(encodings))(
  'a file in %s that arrives in pieces is stored as it is, wherever it is cut',
  async (name, encode) => {
    const descriptions = Array.from({ length: rows }, (_, index) => `Pâté en croûte n°${index} ${name}`)
    const content = encode(
      file(
        'achats',
        descriptions.map(description => ({ siret: tilleuls, description })),
      ),
    )
    const body = multipart(content)
    const start = body.indexOf(content.subarray(0, 20))
    const upload = openUpload(server, person)
    // The encoding is told by the first kilobytes, which here arrive in several pieces.
    let position = 0
    for (const end of [start + 300, start + 700, start + 5000, start + 9001, start + 70_000, body.length]) {
      await upload.send(body.subarray(position, end))
      position = end
      await new Promise(resolve => setTimeout(resolve, 20))
    }
    upload.call.end()
    expect(await upload.answer).toMatchObject({ errors: [], count: rows })
    const stored: { description: string }[] = await server.app.services.database
      .reader('purchases')
      .where({ canteenId })
      .whereLike('description', `%${name}`)
      .orderBy('id')
      .select('description')
    expect(stored.map(({ description }) => description)).toEqual(descriptions)
  },
)
