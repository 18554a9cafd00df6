/** The header in which our web layer passes the client's address to sign-in; never set by the client. */
export const CLIENT_ADDRESS = 'x-client-address'
