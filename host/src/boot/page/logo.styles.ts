import { styled } from 'styled-components';

export const Home = styled.a`
  display: flex;
  gap: ${({ theme }) => theme.space.s};
  align-items: center;
  min-width: 0;
  min-height: ${({ theme }) => theme.size.control};
  color: inherit;
  text-decoration: none;
  white-space: nowrap;
  border-radius: ${({ theme }) => theme.radius.s};

  img {
    flex: none;
    width: auto;
    max-width: min(46vw, 216px);
    height: 36px;
    object-fit: contain;
  }
`;

/** Its form is in the custom properties of the page (`brandLook`), with the corners of the brand as the usual one. */
export const Sign = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 36px;
  height: 36px;
  padding: var(--logo-padding, 7px);
  color: var(--logo-sign, ${({ theme }) => theme.color.onPrimary});
  background: var(--logo-ground, ${({ theme }) => theme.color.primary});
  border-radius: var(--logo-radius, ${({ theme }) => theme.radius.m});
  clip-path: var(--logo-clip, none);

  svg {
    width: 100%;
  }
`;

export const LogoWords = styled.span`
  display: grid;
  min-width: 0;
  line-height: ${({ theme }) => theme.font.lineHeight.tight};

  span {
    padding-right: 2px; /* slanted letters extend beyond their box */
    overflow: hidden;
    text-overflow: ellipsis;
  }
`;

/** Its lettering is in the custom properties of the page (`brandLook`). */
export const LogoName = styled.span`
  font-family: var(--logo-family, inherit);
  font-size: var(--logo-size, ${({ theme }) => theme.font.size.l});
  font-style: var(--logo-style, normal);
  font-weight: var(--logo-weight);
  text-transform: var(--logo-case, none);
  letter-spacing: var(--logo-spacing, -0.01em);
`;

/** The institution behind a partner. */
export const Backer = styled.span`
  font-size: ${({ theme }) => theme.font.size.xs};
  color: var(--bar-text-quiet, ${({ theme }) => theme.color.textQuiet});
`;
