import { createHash, createPublicKey, verify } from "node:crypto";
import type { NoteCrypto } from "@gifthearth/core/ledger";

/** What the log's rules need of Node. */
export const NODE_CRYPTO: NoteCrypto = {
  sha256: (bytes) => new Uint8Array(createHash("sha256").update(bytes).digest()),
  verify: (publicKey, message, signature) => {
    const key = { kty: "OKP", crv: "Ed25519", x: Buffer.from(publicKey).toString("base64url") };
    return verify(null, message, createPublicKey({ key, format: "jwk" }), signature);
  },
};
