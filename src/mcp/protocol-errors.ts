import { ProtocolError, ProtocolErrorCode, ResourceNotFoundError } from "@modelcontextprotocol/server";
import type { AppError } from "../shared/app-error.ts";

/** A failure outside of tools, where MCP knows no result for it: code and message as a tool would give them. */
export function toProtocolError({ code, message, details, status }: AppError): ProtocolError {
  const kind = status >= 500 ? ProtocolErrorCode.InternalError : ProtocolErrorCode.InvalidRequest;
  return new ProtocolError(kind, `${code}: ${message}`, { code, ...details });
}

/** The same for reading a resource, where what is not found has a code of its own. */
export function toResourceError(uri: string, error: AppError): ProtocolError {
  return error.code === "not_found" ? new ResourceNotFoundError(uri, error.message) : toProtocolError(error);
}

/** Parameters that name or ask for what there is not. */
export function invalidParams(message: string): ProtocolError {
  return new ProtocolError(ProtocolErrorCode.InvalidParams, message);
}
