import type { Method, Parameters, Result, WorkerAnswer, WorkerRequest } from './worker/worker-messages.ts'

/** The worker could not answer: the file can no longer be read, or the worker crashed. */
export class WorkerFailure extends Error {}

interface Waiting {
  readonly resolve: (value: unknown) => void
  readonly reject: (failure: WorkerFailure) => void
}

/** Calls the worker of one file, which it starts. */
export class CheckClient {
  private readonly worker = new Worker(new URL('./worker/check-worker.ts', import.meta.url), { type: 'module' })
  private readonly waiting = new Map<number, Waiting>()
  private next = 0

  constructor(onProgress: (bytes: number) => void) {
    this.worker.onmessage = ({ data }: MessageEvent<WorkerAnswer>) => {
      if (data.kind === 'progress') return onProgress(data.bytes)
      const waiting = this.waiting.get(data.id)
      this.waiting.delete(data.id)
      if (data.kind === 'answer') waiting?.resolve(data.value)
      else waiting?.reject(new WorkerFailure(data.reason))
    }
    this.worker.onerror = event => {
      for (const { reject } of this.waiting.values()) reject(new WorkerFailure(event.message))
      this.waiting.clear()
    }
  }

  call<Name extends Method>(method: Name, ...parameters: Parameters<Name>): Promise<Result<Name>> {
    const id = this.next++
    return new Promise<unknown>((resolve, reject) => {
      this.waiting.set(id, { resolve, reject })
      this.worker.postMessage({ id, method, parameters } satisfies WorkerRequest)
    }) as Promise<Result<Name>>
  }

  /** Stops the worker; calls that are pending never settle. */
  end(): void {
    this.worker.terminate()
  }
}
