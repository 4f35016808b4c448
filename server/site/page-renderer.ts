import { Worker } from 'node:worker_threads'
import type { PageRequest } from '@ma-cantine/lib/http/page-rendering'
import type { FastifyInstance } from 'fastify'
import { ownAddress } from '../http/own-requests.ts'
import type { ApiAnswer, ApiQuestion, RenderFailure, RenderResult, RenderTask } from './render-worker.ts'

/** Pages that wait for their turn; more get their scripts alone. */
const longestQueue = 50
/** Milliseconds that a late page has to end before its thread is taken for stuck. */
const grace = 10_000
/** Milliseconds without a thread after one that died. */
const pause = 10_000

interface Job {
  readonly task: RenderTask
  readonly settle: (result: RenderResult | null) => void
  isLate: boolean
}

/**
 * Renders pages with their data in one thread, one after the other: the site keeps address, language and data in globals.
 * Answers null, never an error, for a page that is late, that fails, or that comes when too many wait.
 */
export class PageRenderer {
  private readonly app: FastifyInstance
  private readonly program: string
  private readonly patience: number
  private worker: Worker | null = null
  private readonly waiting: Job[] = []
  private running: Job | null = null
  /** The questions of the running page that have no answer yet. */
  private readonly questions = new Set<number>()
  private closedUntil = 0

  /** @param patience milliseconds after which a page is late. */
  constructor(app: FastifyInstance, program: string, patience: number) {
    this.app = app
    this.program = program
    this.patience = patience
  }

  /** @param known the digest of the page that the caller has for this address. */
  async render(request: PageRequest, known: string | null): Promise<RenderResult | null> {
    if (this.waiting.length >= longestQueue || Date.now() < this.closedUntil) return null
    return new Promise(resolve => {
      const job: Job = {
        task: { kind: 'render', request, known },
        settle(result) {
          clearTimeout(timer)
          resolve(result)
        },
        isLate: false,
      }
      const timer = setTimeout(() => this.giveUp(job), this.patience)
      this.waiting.push(job)
      this.startNext()
    })
  }

  async close(): Promise<void> {
    this.closedUntil = Number.POSITIVE_INFINITY
    await this.worker?.terminate()
  }

  private startNext(): void {
    if (this.running) return
    this.running = this.waiting.shift() ?? null
    if (!this.running) return
    this.worker ??= this.open()
    this.worker.postMessage(this.running.task)
  }

  /** Lets the visitor have the page without its display, and makes the thread end with it. */
  private giveUp(job: Job): void {
    this.app.log.warn({ path: job.task.request.path }, 'page late: sent without its display')
    job.settle(null)
    job.isLate = true
    const place = this.waiting.indexOf(job)
    if (place >= 0) {
      this.waiting.splice(place, 1)
      return
    }
    const { worker } = this
    for (const id of this.questions) this.reply(id, null)
    setTimeout(() => {
      if (this.running === job) void worker?.terminate()
    }, grace).unref()
  }

  private open(): Worker {
    const name = import.meta.url.endsWith('.ts') ? './render-worker.ts' : './render-worker.js'
    const worker = new Worker(new URL(name, import.meta.url), {
      workerData: this.program,
      // React's own rendering is several times slower in development.
      env: { ...process.env, NODE_ENV: 'production' },
      // Rendering makes much that is soon forgotten: a small young generation takes 50 MB less, and no more time.
      resourceLimits: { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 8 },
    })
    worker.unref()
    worker.on('message', (message: ApiQuestion | RenderResult | RenderFailure) => {
      if (message.kind === 'ask') void this.answer(message)
      else this.end(message)
    })
    worker.on('error', error => this.app.log.error({ err: error }, 'page renderer failed'))
    worker.on('exit', () => {
      this.worker = null
      this.closedUntil = Math.max(this.closedUntil, Date.now() + pause)
      for (const job of [this.running, ...this.waiting.splice(0)]) job?.settle(null)
      this.running = null
      this.questions.clear()
    })
    return worker
  }

  private end(message: RenderResult | RenderFailure): void {
    if (message.kind === 'failed' && !this.running?.isLate)
      this.app.log.error({ reason: message.message }, 'page not rendered')
    this.running?.settle(message.kind === 'rendered' ? message : null)
    this.running = null
    this.questions.clear()
    this.startNext()
  }

  private async answer({ id, path, language }: ApiQuestion): Promise<void> {
    this.questions.add(id)
    this.reply(id, this.running?.isLate ? null : await this.readApi(path, language))
  }

  private reply(id: number, answer: ApiAnswer['answer']): void {
    if (this.questions.delete(id)) this.worker?.postMessage({ kind: 'answer', id, answer } satisfies ApiAnswer)
  }

  /** Reads the API as an anonymous visitor. */
  private async readApi(path: string, language: string): Promise<ApiAnswer['answer']> {
    try {
      const { statusCode, headers, body } = await this.app.inject({
        url: path,
        headers: { accept: 'application/json', 'accept-language': language },
        remoteAddress: ownAddress,
      })
      return { status: statusCode, type: String(headers['content-type']), body }
    } catch {
      // The application closes.
      return null
    }
  }
}
