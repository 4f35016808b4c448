import { CheckSession } from './check-session.ts'
import type { WorkerAnswer, WorkerRequest } from './worker-messages.ts'

const scope = globalThis as unknown as {
  onmessage: (event: { readonly data: WorkerRequest }) => void
  postMessage(answer: WorkerAnswer): void
}

const session = new CheckSession(bytes => scope.postMessage({ kind: 'progress', bytes }))

scope.onmessage = async ({ data: { id, method, parameters } }) => {
  try {
    const call = session[method] as (...parameters: unknown[]) => unknown
    scope.postMessage({ kind: 'answer', id, value: await call.apply(session, [...parameters]) })
  } catch (error) {
    scope.postMessage({ kind: 'failure', id, reason: error instanceof Error ? error.message : String(error) })
  }
}
