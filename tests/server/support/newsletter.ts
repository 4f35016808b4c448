import type { NewsletterIssue } from '@ma-cantine/lib'
import type { InjectOptions } from 'fastify'
import { newsletterSendingJob } from '../../../server/newsletter/newsletter-sending-job.ts'
import type { Browser, Method } from './browser.ts'
import { addStaff } from './staff.ts'
import type { Person, TestServer } from './test-server.ts'

/** Stores people who confirmed their subscription. @returns their addresses, in the order of their ids. */
export async function addSubscribers(
  { app }: TestServer,
  count: number,
  columns: Readonly<Record<string, unknown>> = {},
): Promise<string[]> {
  const { writer } = app.services.database
  const [row] = await writer('newsletterSubscriptions').max({ last: 'id' })
  const first = Number(row?.last ?? 0) + 1
  const date = new Date(Date.now() - 60_000).toISOString()
  const rows = Array.from({ length: count }, (_, index) => {
    const email = `abonne${first + index}@exemple.fr`
    return { email, emailKey: email, language: 'fr', requestDate: date, confirmationDate: date, ...columns }
  })
  await writer.batchInsert('newsletterSubscriptions', rows, 200)
  return rows.map(({ email }) => email)
}

/** A member of the staff who gave a code of their second factor, at work on issues. */
export class Editor {
  readonly person: Person
  readonly browser: Browser

  private constructor(person: Person, browser: Browser) {
    this.person = person
    this.browser = browser
  }

  static async of(server: TestServer): Promise<Editor> {
    const { person, browser } = await addStaff(server)
    return new Editor(person, browser)
  }

  request(method: Method, path = '', options: InjectOptions = {}) {
    return this.browser.request(method, `/api/v1/newsletterIssues/${path}`, options)
  }

  async write(
    content: Partial<Pick<NewsletterIssue, 'subject' | 'preheader' | 'body'>> = {},
  ): Promise<NewsletterIssue> {
    const payload = { subject: 'Les nouvelles de mars', body: 'Bonjour **à tous**.', ...content }
    return (await this.request('POST', '', { payload })).json()
  }

  async read(id: number): Promise<NewsletterIssue> {
    return (await this.request('GET', String(id))).json()
  }

  async act(id: number, act: 'send' | 'pause' | 'resume' | 'test') {
    const answer = await this.request('POST', `${id}/${act}/`)
    return { status: answer.statusCode, issue: answer.json<NewsletterIssue>() }
  }
}

/** Runs the job that makes the messages. */
export const makeAll = ({ app }: TestServer): Promise<void> =>
  newsletterSendingJob.run(app.services, { signal: new AbortController().signal })
