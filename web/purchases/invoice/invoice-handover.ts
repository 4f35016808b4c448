let waiting: File | null = null

/** Hands an electronic invoice to its screen, which reads it when it opens: the caller then goes to `addressOf('PurchaseInvoice')`. */
export function openInvoice(file: File): void {
  waiting = file
}

/** Takes the file that waits for the screen, once. */
export function takeInvoice(): File | null {
  const file = waiting
  waiting = null
  return file
}
