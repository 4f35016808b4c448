import { httpRefusals } from '@ma-cantine/lib/http/http-refusals'
import type { Message } from '@ma-cantine/lib/messages/catalogue'
import type { FastifyInstance } from 'fastify'
import { refuseOtherMethods } from './errors.ts'
import { orNotFound } from './refusal.ts'

export interface Image {
  readonly type: string
  readonly content: Buffer
}

const signatures: readonly { readonly type: string; readonly matches: (content: Buffer) => boolean }[] = [
  { type: 'image/png', matches: content => content.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')) },
  { type: 'image/jpeg', matches: content => content.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])) },
  { type: 'image/gif', matches: content => /^GIF8[79]a/.test(content.toString('latin1', 0, 6)) },
  { type: 'image/webp', matches: content => /^RIFF.{4}WEBP/s.test(content.toString('latin1', 0, 12)) },
]

/**
 * Reads the image of a data URI. Its bytes tell its type, whatever the URI declares; SVG is refused, as it may contain
 * scripts.
 *
 * @param largest in bytes.
 * @returns the image, or the reason why it is refused.
 */
export function readImage(dataUri: string, largest: number): Image | Message {
  const base64 = /^data:[^,]*;base64,([A-Za-z0-9+/]+={0,2})$/.exec(dataUri.replace(/\s+/g, ''))?.[1]
  if (base64 === undefined) return httpRefusals('not-an-image')
  const content = Buffer.from(base64, 'base64')
  if (content.length > largest) return httpRefusals('image-too-large', largest / 1000)
  const type = signatures.find(({ matches }) => matches(content))?.type
  return type ? { type, content } : httpRefusals('not-an-image')
}

/** Whether a value sent for an image is the address that it has already. */
export const isImageAddress = (value: string): boolean => /^(https?:\/)?\//.test(value)

/** Serves images, which are not part of the API, from addresses that cannot be guessed and never change their content. */
export function imageRoute(app: FastifyInstance, path: string, find: (key: string) => Promise<Image | null>): void {
  app.get<{ Params: { key: string } }>(path, async (request, reply) => {
    const image = orNotFound(await find(request.params.key), httpRefusals('unknown-image'))
    return reply
      .type(image.type)
      .header('cache-control', 'private, max-age=31536000, immutable')
      .header('x-content-type-options', 'nosniff')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .send(image.content)
  })
  refuseOtherMethods(app, path, ['GET'])
}
