import { setTimeout as sleep } from 'node:timers/promises'
import {
  BrokenCircuitError,
  ConsecutiveBreaker,
  circuitBreaker,
  ExponentialBackoff,
  handleWhen,
  retry,
  wrap,
} from 'cockatiel'
import { Agent, type Dispatcher, EnvHttpProxyAgent, FormData, fetch, type RequestInit } from 'undici'
import type { z } from 'zod'
import { type CallLimit, CallScheduler } from './call-scheduler.ts'
import { OutsideServiceError } from './outside-service-error.ts'

const handleKinds = (...kinds: readonly OutsideServiceError['kind'][]) =>
  handleWhen(error => error instanceof OutsideServiceError && kinds.includes(error.kind))

export interface OutsideServiceOptions {
  /** Name in the log. */
  readonly name: string
  /** Base of the paths, with or without a final slash. */
  readonly baseUrl: string
  /** Limits of the service for one caller. */
  readonly limits: readonly CallLimit[]
  /** Longest time of one attempt, in milliseconds, from the connection to the last byte. */
  readonly timeout: number
  /** Pause of all calls after several failures, in milliseconds. */
  readonly pause: number
  /** Headers of each call, such as the key of the account. */
  readonly headers?: Readonly<Record<string, string>>
  /** Called when calls are paused, and when they resume. */
  readonly onChange: (message: string) => void
}

const answerLimit = 50_000_000
/** Longest wait for a scheduled call, in milliseconds. */
const longestWait = 2000
const failuresBeforePause = 5
const loopback = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/
const tooManyRequests = 429

interface Question {
  readonly query?: Readonly<Record<string, string>>
  /** Parts of a multipart/form-data body, in order; a file has a name. */
  readonly form?: readonly (
    | readonly [field: string, text: string]
    | readonly [field: string, file: Blob, name: string]
  )[]
  /** A JSON body. */
  readonly body?: object
  readonly signal?: AbortSignal | undefined
}

/**
 * Calls one service, with a limit on every wait, two retries, a pause when it keeps failing, and no more calls than it
 * accepts.
 */
export class OutsideService {
  private readonly options: OutsideServiceOptions
  private readonly dispatcher: Dispatcher
  private readonly pace: CallScheduler
  private readonly policy

  constructor(options: OutsideServiceOptions) {
    this.options = options
    const { baseUrl, limits, pause, name, onChange } = options
    // The proxy of the environment is not for this machine.
    const agent = loopback.test(new URL(baseUrl).hostname) ? Agent : EnvHttpProxyAgent
    this.dispatcher = new agent({ maxResponseSize: answerLimit })
    this.pace = new CallScheduler(limits)
    const breaker = circuitBreaker(handleKinds('passing', 'slow'), {
      halfOpenAfter: pause,
      breaker: new ConsecutiveBreaker(failuresBeforePause),
    })
    breaker.onBreak(() => onChange(`${name}: no more calls for ${pause} ms`))
    breaker.onReset(() => onChange(`${name}: answers again`))
    const backoff = new ExponentialBackoff({ initialDelay: 100, maxDelay: 1000 })
    this.policy = wrap(retry(handleKinds('passing'), { maxAttempts: 2, backoff }), breaker)
  }

  /** @throws OutsideServiceError */
  json<Schema extends z.ZodType>(path: string, schema: Schema, question: Question): Promise<z.output<Schema>> {
    return this.ask(path, question, text => {
      const answer = schema.safeParse(this.parseJson(text))
      if (answer.success) return answer.data
      throw this.error(`the answer is not as documented (${answer.error.issues[0]?.path.join('.')})`, 'lasting')
    })
  }

  /** @throws OutsideServiceError */
  text(path: string, question: Question): Promise<string> {
    return this.ask(path, question, text => text)
  }

  close(): Promise<void> {
    return this.dispatcher.destroy()
  }

  private async ask<Answer>(path: string, question: Question, read: (text: string) => Answer): Promise<Answer> {
    try {
      return await this.policy.execute(async () => read(await this.attempt(path, question)), question.signal)
    } catch (error) {
      if (error instanceof BrokenCircuitError) throw this.error('it failed too often, no call for now', 'slow')
      throw error
    }
  }

  private async attempt(path: string, { query, form, body, signal }: Question): Promise<string> {
    const wait = this.pace.scheduleCall(longestWait)
    // Our own limit, not a failure of the service: neither the breaker nor a retry applies.
    if (wait === null) throw this.error('more calls than it accepts', 'lasting')
    if (wait > 0) await sleep(wait, undefined, { signal })
    const url = new URL(`${this.options.baseUrl.replace(/\/+$/, '')}${path}`)
    for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, value)
    const timeout = AbortSignal.timeout(this.options.timeout)
    const init: RequestInit = {
      dispatcher: this.dispatcher,
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      headers: {
        accept: 'application/json, text/csv',
        'user-agent': 'ma-cantine',
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...this.options.headers,
      },
      ...(form ? { method: 'POST', body: formData(form) } : {}),
      ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
    }
    try {
      const response = await fetch(url, init)
      const text = await response.text()
      if (response.ok) return text
      const passing = response.status >= 500 || response.status === tooManyRequests
      throw this.error(`status ${response.status}`, passing ? 'passing' : 'lasting', { status: response.status })
    } catch (error) {
      if (error instanceof OutsideServiceError || signal?.aborted) throw error
      throw this.error('no answer', timeout.aborted ? 'slow' : 'passing', { cause: error })
    }
  }

  private parseJson(text: string): unknown {
    try {
      return JSON.parse(text)
    } catch (error) {
      // Probably the page of a proxy, or a truncated answer.
      throw this.error('the answer is not JSON', 'passing', { cause: error })
    }
  }

  private error(
    problem: string,
    kind: OutsideServiceError['kind'],
    options?: ConstructorParameters<typeof OutsideServiceError>[3],
  ): OutsideServiceError {
    return new OutsideServiceError(this.options.name, problem, kind, options)
  }
}

function formData(form: NonNullable<Question['form']>): FormData {
  const data = new FormData()
  for (const [field, value, name] of form) {
    if (typeof value === 'string') data.append(field, value)
    else data.append(field, value, name)
  }
  return data
}
