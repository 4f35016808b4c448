let handed: File | null = null

/** Hands an electronic invoice to its screen, which reads it when it opens: the caller then goes to `addressOf('PurchaseInvoice')`. */
export function openInvoice(file: File): void {
  handed = file
}

/** Takes the file that waits for the screen, once. */
export function takeHandedInvoice(): File | null {
  const file = handed
  handed = null
  return file
}
