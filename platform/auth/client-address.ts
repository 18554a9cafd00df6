/** The header by which our own web layer tells sign-in the client's address; never one of the client's. */
export const CLIENT_ADDRESS = 'x-client-address'
