/** The messages between page and server, made from `chequered.server.protocol` by `make types`. */
export type * from "../generated/protocol";
