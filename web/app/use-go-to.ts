import { useNavigate } from 'react-router'
import { isHere } from './addresses.ts'

/** Leads to an address of this site, in place of the screen that is open: one does not come back to a form that is done. */
export function useGoTo(): (address: string) => void {
  const navigate = useNavigate()
  return address => {
    if (isHere(address)) void navigate(address, { replace: true })
    else location.replace(address)
  }
}
