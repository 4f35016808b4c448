import { setTimeout as pause } from 'node:timers/promises'
import type { RunningServer } from '../support/running-server.ts'

interface Seen {
  readonly loggedUser: { readonly status: number; readonly milliseconds: number }
  readonly ready: number
}

const interval = 100

/** Somebody who looks at a node all the time, signed in by a cookie, while others work on it. */
export class Watcher {
  private readonly node: RunningServer
  private readonly cookie: string
  private watching = true
  private readonly seen: Seen[] = []
  private readonly round: Promise<void>

  constructor(node: RunningServer, cookie: string) {
    this.node = node
    this.cookie = cookie
    this.round = this.watch()
  }

  /** What was seen: the longest wait in milliseconds, and all the statuses. */
  async end(): Promise<{ longest: number; statuses: number[]; ready: number[] }> {
    this.watching = false
    await this.round
    return {
      longest: Math.max(...this.seen.map(({ loggedUser }) => loggedUser.milliseconds)),
      statuses: [...new Set(this.seen.map(({ loggedUser }) => loggedUser.status))],
      ready: [...new Set(this.seen.map(({ ready }) => ready))],
    }
  }

  private async watch(): Promise<void> {
    while (this.watching) {
      const start = performance.now()
      const answer = await fetch(`${this.node.url}/api/v1/loggedUser/`, { headers: { cookie: this.cookie } })
      await answer.arrayBuffer()
      const loggedUser = { status: answer.status, milliseconds: performance.now() - start }
      const ready = await fetch(`${this.node.url}/readyz`)
      await ready.arrayBuffer()
      this.seen.push({ loggedUser, ready: ready.status })
      await pause(interval)
    }
  }
}
