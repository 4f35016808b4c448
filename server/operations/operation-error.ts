/** Reports why an operation in a terminal failed; the message, in French, says what to do. */
export class OperationError extends Error {}
