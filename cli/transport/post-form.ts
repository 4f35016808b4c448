import { NetworkError } from '@ma-cantine/lib/http/api-error'

export interface FormAnswer {
  readonly status: number
  /** The JSON object of the answer; null for any other content. */
  readonly body: Readonly<Record<string, unknown>> | null
  /** Seconds to wait, where the server says so. */
  readonly retryAfter: number | null
}

/** Far above the answers of OAuth2: what is longer is no answer of theirs. */
const longestAnswer = 100_000

export type PostForm = (path: string, fields: Readonly<Record<string, string>>) => Promise<FormAnswer>

/**
 * Sends forms as OAuth2 has them, with a limit on the whole exchange.
 * @throws NetworkError
 */
export const formPoster =
  (fetch: typeof globalThis.fetch, server: string, timeoutSeconds: number): PostForm =>
  async (path, fields) => {
    try {
      const response = await fetch(new URL(path, server), {
        method: 'POST',
        headers: { accept: 'application/json', 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams(fields).toString(),
        signal: AbortSignal.timeout(timeoutSeconds * 1000),
      })
      const seconds = response.headers.get('retry-after')
      return {
        status: response.status,
        body: await readObject(response),
        retryAfter: seconds !== null && /^\d{1,5}$/.test(seconds) ? Number(seconds) : null,
      }
    } catch (error) {
      throw new NetworkError(
        isTimeout(error) ? Object.assign(new Error('timeout'), { code: 'UND_ERR_BODY_TIMEOUT' }) : error,
      )
    }
  }

const isTimeout = (error: unknown): boolean => error instanceof Error && error.name === 'TimeoutError'

async function readObject(response: Response): Promise<Readonly<Record<string, unknown>> | null> {
  let text = ''
  const decoder = new TextDecoder()
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true })
    if (text.length > longestAnswer) return null
  }
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Readonly<Record<string, unknown>>)
      : null
  } catch {
    return null
  }
}
