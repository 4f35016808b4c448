import { useNavigate } from 'react-router'
import { isEntryAddress } from './addresses.ts'
import { leaveNotice, type Notice, notify } from './notices.ts'

/**
 * Goes to an address of this site in place of the open screen, so that one does not come back to a form already sent. The
 * notice is shown there.
 */
export function useGoTo(): (address: string, notice?: Omit<Notice, 'id' | 'action'>) => void {
  const navigate = useNavigate()
  return (address, notice) => {
    if (isEntryAddress(address)) {
      void Promise.resolve(navigate(address, { replace: true })).then(() => notice && notify(notice))
      return
    }
    // A screen may go on as it opens: not before the page has shown what was left for itself.
    queueMicrotask(() => {
      if (notice) leaveNotice(notice)
      location.replace(address)
    })
  }
}
