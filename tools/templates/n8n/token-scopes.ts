/**
 * Scopes that a credential needs, by credential type and `resource.operation`. The table contains only services for
 * which n8n's descriptions name no scopes.
 */
export const TOKEN_SCOPES: Record<string, Record<string, string[]>> = {
  slackApi: {
    "message.post": ["chat:write", "chat:write.public"],
    "message.sendAndWait": ["chat:write", "chat:write.public"],
    "message.update": ["chat:write"],
    "message.search": ["search:read"],
    "channel.getAll": ["channels:read"],
    "channel.history": ["channels:history"],
    "channel.invite": ["channels:manage"],
    "channel.create": ["channels:manage"],
    "user.getAll": ["users:read"],
    "user.info": ["users:read"],
    "user.lookupByEmail": ["users:read", "users:read.email"],
    "file.upload": ["files:write"],
    "reaction.add": ["reactions:write"],
  },
};
