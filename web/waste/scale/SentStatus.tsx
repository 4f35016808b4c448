import type { Connection } from './scale-sync.ts'
import { useScaleWords } from './words/scale-words.ts'

interface SentStatusProps {
  readonly connection: Connection
  readonly waitingCount: number
}

/** What still has to be sent, always in words. */
export function SentStatus({ connection, waitingCount }: SentStatusProps) {
  const { status } = useScaleWords()
  const text = {
    none: status.waiting,
    busy: status.sending,
    done: status.waiting,
    offline: status.offline,
    'signed-out': status.signedOut,
    refused: status.failed,
  }[connection](waitingCount)
  const isOffline = connection === 'offline'
  const isQuiet = waitingCount === 0 && !isOffline
  return (
    <div className={`mc-scale-status${isQuiet ? '' : ' mc-scale-status--waiting'}`}>
      <p role="status">{isQuiet ? status.allSent : text}</p>
    </div>
  )
}
