import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

interface ReceivedMessage {
  readonly to: string[]
  readonly text: string
}

/** Starts a mail server that stores its messages; `refuse` selects recipients to refuse, while the sender waits. */
export async function startMailServer(port = 0, refuse: (address: string) => boolean | Promise<boolean> = () => false) {
  const received: ReceivedMessage[] = []
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    async onRcptTo({ address }, _, done) {
      done((await refuse(address)) ? new Error('no such mailbox') : null)
    },
    onData(stream, { envelope }, done) {
      let text = ''
      stream.setEncoding('utf8')
      stream.on('data', chunk => {
        text += chunk
      })
      stream.once('end', () => {
        received.push({ to: envelope.rcptTo.map(({ address }) => address), text })
        done()
      })
    },
  })
  // Clients may be killed in the middle of a message.
  smtp.on('error', () => {})
  await new Promise<void>(resolve => smtp.listen(port, '127.0.0.1', resolve))
  const address = smtp.server.address() as AddressInfo
  return {
    received,
    port: address.port,
    url: `smtp://127.0.0.1:${address.port}`,
    close: () => new Promise<void>(resolve => smtp.close(() => resolve())),
  }
}
