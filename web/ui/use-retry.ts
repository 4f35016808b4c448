import { useEffect, useEffectEvent } from 'react'

/** Milliseconds between two attempts while the network seems to be there. */
const interval = 30_000

/** Retries while something waits: as soon as the network is back, and from time to time. */
export function useRetry(waiting: boolean, retry: () => void): void {
  const retryNow = useEffectEvent(() => retry())
  useEffect(() => {
    if (!waiting) return
    const listener = () => retryNow()
    const timer = setInterval(listener, interval)
    addEventListener('online', listener)
    return () => {
      clearInterval(timer)
      removeEventListener('online', listener)
    }
  }, [waiting])
}
