import { isFixableWarning } from '@ma-cantine/lib/imports/warning-code'
import { useEffect, useState } from 'react'
import { useLocale } from '../../app/locale.ts'
import type { FixOffer, Verdict } from './check-protocol.ts'
import type { CheckedState } from './use-file-check.ts'

/**
 * Whether the file has errors by itself, or cells that a fix can write as they are read. Nothing can be guessed about
 * what only the stored data tell.
 */
export const mayBeFixed = ({ report, groups }: Verdict): boolean =>
  report === null || groups.some(({ code }) => isFixableWarning(code))

/** The fixes that the worker can make at once; null until it has looked for them. */
export function useFixOffer({ client, verdict, doing }: CheckedState): FixOffer | null {
  const locale = useLocale()
  const [found, setFound] = useState<{ readonly digest: string; readonly offer: FixOffer } | null>(null)
  const { digest } = verdict
  const wanted = doing === 'nothing' && mayBeFixed(verdict)

  useEffect(() => {
    if (!wanted) return
    let current = true
    void client.call('fixes', locale).then(offer => current && setFound({ digest, offer }))
    return () => {
      current = false
    }
  }, [client, wanted, digest, locale])

  // The last offer stays while a new one is computed, so that the page does not jump at each key.
  return found?.offer ?? null
}
