import { useNavigate } from 'react-router'
import { isEntryAddress } from './addresses.ts'

/**
 * Goes to an address of this site in place of the open screen, so that one does not come back to a form already sent.
 */
export function useGoTo(): (address: string) => void {
  const navigate = useNavigate()
  return address => {
    if (isEntryAddress(address)) void navigate(address, { replace: true })
    else location.replace(address)
  }
}
