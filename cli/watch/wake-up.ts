import { type FSWatcher, watch } from 'node:fs'

/** Between two looks, however often a folder changes. */
const shortestPause = 100

/** Waits for something to do: a change in a folder, a time, or the end. */
export class WakeUp {
  private watcher: FSWatcher | null = null
  private wake: (() => void) | null = null
  private hasChanged = false

  /** Network drives tell no changes, and some refuse to be watched: the times of looks are then all there is. */
  constructor(folder: string) {
    try {
      this.watcher = watch(folder, () => this.now())
      this.watcher.on('error', () => this.close())
    } catch {
      this.watcher = null
    }
  }

  now(): void {
    this.hasChanged = true
    this.wake?.()
  }

  async wait(milliseconds: number): Promise<void> {
    await pauseFor(Math.min(milliseconds, shortestPause))
    if (!this.hasChanged) {
      await new Promise<void>(resolve => {
        const timer = setTimeout(resolve, milliseconds)
        this.wake = () => {
          clearTimeout(timer)
          resolve()
        }
      })
    }
    this.wake = null
    this.hasChanged = false
  }

  close(): void {
    this.watcher?.close()
    this.watcher = null
  }
}

const pauseFor = (milliseconds: number) => new Promise<void>(resolve => setTimeout(resolve, milliseconds))
