import { useEffect, useState } from 'react'
import { useLocale } from '../../app/locale.ts'
import type { FixOffer } from './check-protocol.ts'
import type { CheckedState } from './use-file-check.ts'

/** What can be mended at once in the file as it stands; null until it is looked for, and while it is. */
export function useFixOffer({ client, verdict, doing }: CheckedState): FixOffer | null {
  const locale = useLocale()
  const [found, setFound] = useState<{ readonly digest: string; readonly offer: FixOffer } | null>(null)
  const { digest, valid } = verdict
  const wanted = doing === 'nothing' && !valid

  useEffect(() => {
    if (!wanted) return
    let current = true
    void client.ask('fixes', locale).then(offer => current && setFound({ digest, offer }))
    return () => {
      current = false
    }
  }, [client, wanted, digest, locale])

  // While a new one is looked for, the last one stays: a page that jumps at each key is of no help.
  return found?.offer ?? null
}
