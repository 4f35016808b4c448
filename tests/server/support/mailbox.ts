import type { TestServer } from './test-server.ts'

export interface Message {
  readonly recipient: string
  readonly subject: string
  readonly body: string
  readonly replyTo: string | null
}

/** The messages of the server to this address, sent or not, oldest first. */
export async function messagesTo(server: TestServer, recipient: string): Promise<Message[]> {
  const messages = await server.rows<Message>('outgoingEmails')
  return messages.filter(message => message.recipient === recipient)
}

/** The link of the last message to this address, in the parts that the pages of the site use. */
export async function lastLink(
  server: TestServer,
  recipient: string,
): Promise<{ readonly page: string; readonly uid: string; readonly token: string }> {
  const { body } = (await messagesTo(server, recipient)).at(-1) ?? { body: '' }
  const address = body.split('\n').find(line => line.startsWith(`${server.settings.publicUrl}/`)) ?? ''
  const [page = '', uid = '', token = ''] = address.slice(server.settings.publicUrl.length + 1).split('/')
  return { page, uid, token }
}
