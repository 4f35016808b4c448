import { useEffect, useState } from 'react'

/** In milliseconds: a wait that readers take for a fault unless something says that it goes on. */
const slow = 600

/** Whether something has been awaited for so long that the page should say so. */
export function useIsSlow(isAwaited: boolean): boolean {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    setSlow(false)
    if (!isAwaited) return
    const timer = setTimeout(() => setSlow(true), slow)
    return () => clearTimeout(timer)
  }, [isAwaited])
  return isSlow
}
